import { render } from '@testing-library/react';
import { PageTitleContext, usePageTitle } from './page-title.tsx';

const Page = ({ title }: { title: string | undefined }) => {
  usePageTitle(title);
  return null;
};

it('sets the title when known, updates it, and removes it on unmount', () => {
  const calls: string[] = [];
  const show = (title: string) => {
    calls.push(title);
    return () => {
      calls.push(`ikke ${title}`);
    };
  };
  const page = (title: string | undefined) => (
    <PageTitleContext value={show}>
      <Page title={title} />
    </PageTitleContext>
  );
  const { rerender, unmount } = render(page(undefined));
  rerender(page('Faktura 1'));
  rerender(page('Faktura 2'));
  unmount();
  expect(calls).toEqual(['Faktura 1', 'ikke Faktura 1', 'Faktura 2', 'ikke Faktura 2']);
});
