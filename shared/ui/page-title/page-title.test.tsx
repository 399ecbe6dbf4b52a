import { render } from '@testing-library/react';
import { PageTitleContext, usePageTitle } from './page-title.tsx';

const Page = ({ title }: { title: string | undefined }) => {
  usePageTitle(title);
  return null;
};

it('shows a title as soon as it is known, follows it, and takes it back when the page goes', () => {
  const said: string[] = [];
  const show = (title: string) => {
    said.push(title);
    return () => {
      said.push(`ikke ${title}`);
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
  expect(said).toEqual(['Faktura 1', 'ikke Faktura 1', 'Faktura 2', 'ikke Faktura 2']);
});
