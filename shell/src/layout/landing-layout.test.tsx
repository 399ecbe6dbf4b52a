import { screen } from '@testing-library/react';
import type { Customer } from 'shared/contracts/customer';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { LandingLayout } from './landing-layout.tsx';

const draw = (customer: Partial<Customer>) =>
  renderInPortal([{ element: <LandingLayout />, children: [{ path: '*', element: <p>Overblikket</p> }] }], {
    customer,
  });

it('shows a greeting with company name and CVR number, and the page in a focusable main (SHL-018)', async () => {
  const { container } = draw({ companyName: 'Nordhavn Byg A/S', cvr: '12345678' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Nordhavn Byg A/S');
  expect(screen.getByText('CVR-nummer 12345678')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Overblikket');
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows placeholders for a missing name and CVR number (CUST-011, CUST-012)', () => {
  draw({ id: '1001', companyName: null, cvr: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Navn mangler (1001)');
  expect(screen.getByText('CVR-nummer -')).toBeVisible();
});

it.each([
  ['Limited', 1],
  ['Full', 0],
] as const)('shows that the data is limited for access %s: %d', (accessType, count) => {
  draw({ accessType });
  expect(screen.queryAllByText(/på de kundenumre, du har adgang til\.$/)).toHaveLength(count);
});
