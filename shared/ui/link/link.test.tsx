import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/provider.tsx';
import { Link } from './link.tsx';

it('navigates with the router of the shell', async () => {
  const navigate = jest.fn<undefined, [string]>();
  render(
    <UiProvider navigate={navigate} useHref={to => `/selvbetjening${to}`}>
      <Link href="/1001/faktura">Faktura</Link>
    </UiProvider>,
  );
  const link = screen.getByRole('link', { name: 'Faktura' });
  expect(link).toHaveAttribute('href', '/selvbetjening/1001/faktura');
  await userEvent.click(link);
  expect(navigate.mock.calls[0]?.[0]).toBe('/1001/faktura');
});

it('keeps the address of another site, and announces that it opens a new tab', () => {
  render(
    <UiProvider navigate={() => undefined} useHref={to => `/selvbetjening/${to}`}>
      <Link href="https://portal.example/" isExternal>
        Telefoniportal
      </Link>
    </UiProvider>,
  );
  const link = screen.getByRole('link', { name: 'Telefoniportal Åbner i en ny fane' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('href', 'https://portal.example/');
});

it('keeps the address of another site', () => {
  render(
    <UiProvider navigate={jest.fn()} useHref={to => `/selvbetjening${to}`}>
      <Link href="https://portal.example/">Telefoniportal</Link>
    </UiProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://portal.example/');
});

it.each([
  ['with Ctrl held', {}, { ctrlKey: true }],
  ['to another site', { href: 'https://portal.example/' }, {}],
])('leaves a click %s to the browser', (_what, props, held) => {
  const navigate = jest.fn();
  const leavesToBrowser = jest.fn((event: MouseEvent) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  window.addEventListener('click', leavesToBrowser, { once: true });
  render(
    <UiProvider navigate={navigate}>
      <Link href="/1001/faktura" {...props}>
        Faktura
      </Link>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Faktura' }), held);
  expect(leavesToBrowser).toHaveReturnedWith(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('does not rerender its content when the page does', () => {
  const Content = jest.fn(() => 'Faktura');
  const content = <Link href="/1001/faktura">{<Content />}</Link>;
  const pageWith = (navigate: () => void) => <UiProvider navigate={navigate}>{content}</UiProvider>;
  const { rerender } = render(pageWith(jest.fn()));
  const latest = jest.fn();
  rerender(pageWith(latest));
  expect(Content).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link', { name: 'Faktura' }));
  expect(latest).toHaveBeenCalledWith('/1001/faktura', undefined);
});
