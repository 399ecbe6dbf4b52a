import { screen } from '@testing-library/react';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { NoCustomersPage } from './no-customers.page.tsx';

it('shows what a user without a customer can do, and lets them sign out (NAV-059)', async () => {
  const { container } = renderInPortal(<NoCustomersPage />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Du er ikke tilknyttet en virksomhed' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Bed en administrator i din virksomhed om adgang/)).toBeInTheDocument();
  expect(hrefOf(/^Skriv til kundeservice/)).toBe('https://www.lyng.example/erhverv/kontakt');
  expect(screen.getByRole('button', { name: 'Log ud' })).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});
