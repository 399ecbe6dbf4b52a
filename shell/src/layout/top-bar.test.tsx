import { screen } from '@testing-library/react';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { TopBar } from './top-bar.tsx';

it('links the logo to the landing page (SHL-014)', () => {
  renderInPortal(<TopBar logoHref="/1001/velkommen" />);
  const logo = screen.getByRole('link', { name: 'Lyng Erhverv, til forsiden' });
  expect(logo).toHaveAttribute('href', '/1001/velkommen');
});

it('has no link on the logo without an address', () => {
  renderInPortal(<TopBar />);
  expect(screen.getByText('lyng')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
