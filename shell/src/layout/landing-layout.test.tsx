import { screen } from '@testing-library/react';
import type { Customer } from 'shared/contracts/customer';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { LandingLayout } from './landing-layout.tsx';

const draw = (customer: Partial<Customer>) =>
  renderInPortal([{ element: <LandingLayout />, children: [{ path: '*', element: <p>Overblikket</p> }] }], {
    customer,
  });

it('greets the company in one line, says which one it is, and makes room for the page, which the skip link leads to (SHL-018)', async () => {
  const { container } = draw({ companyName: 'Nordhavn Byg A/S', cvr: '12345678' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Nordhavn Byg A/S');
  expect(screen.getByText('CVR-nummer 12345678')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Overblikket');
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('says what is missing of the company (CUST-011, CUST-012)', () => {
  draw({ id: '1001', companyName: null, cvr: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Navn mangler (1001)');
  expect(screen.getByText('CVR-nummer -')).toBeVisible();
});

it.each([
  ['Limited', 1],
  ['Full', 0],
] as const)('says that a part is shown, to whom the access is %s: %d', (accessType, count) => {
  draw({ accessType });
  expect(screen.queryAllByText(/på de kundenumre, du har adgang til\.$/)).toHaveLength(count);
});
