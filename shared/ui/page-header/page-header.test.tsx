import { render, screen } from '@testing-library/react';
import { hrefOf } from '../../testing/addresses.ts';
import { PageHeader, pageHeadingId } from './page-header.tsx';

it('links back to the parent page', () => {
  render(<PageHeader title="Faktura 1" backTo={{ href: '/1001/faktura', label: 'Alle fakturaer' }} />);
  expect(hrefOf('Alle fakturaer')).toBe('/1001/faktura');
});

it('has one heading that the shell can focus', () => {
  render(<PageHeader title="Abonnementer" help="Alle jeres abonnementer." />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Abonnementer' });
  expect(heading).toHaveAttribute('id', pageHeadingId);
  heading.focus();
  expect(heading).toHaveFocus();
});
