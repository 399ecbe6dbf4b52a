import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/provider.tsx';
import { Link } from './link.tsx';

it('goes through the router that the shell supplies', async () => {
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

it('leaves the address of another site to itself, and says that it opens in a new tab', () => {
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

it('leaves the address of another site as it is', () => {
  render(
    <UiProvider navigate={jest.fn()} useHref={to => `/selvbetjening${to}`}>
      <Link href="https://portal.example/">Telefoniportal</Link>
    </UiProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://portal.example/');
});
