import { screen } from '@testing-library/react';
import type { Customer } from 'shared/contracts/customer';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyCustomer } from 'shared/testing/builders.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { LandingLayout } from './landing-layout.tsx';

const draw = (customer: Partial<Customer>) =>
  renderInPortal([{ element: <LandingLayout />, children: [{ path: '*', element: <p>Overblikket</p> }] }], {
    customer,
  });

it('greets the company, says which one it is, and makes room for the page (SHL-018)', async () => {
  const { address } = anyCustomer();
  const { container } = draw({
    companyName: 'Nordhavn Byg A/S',
    cvr: '12345678',
    address: { ...address, streetName: 'Kajgade', houseNo: '7', zip: '2150', city: 'Nordhavn' },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Nordhavn Byg A/S');
  const [cvr, lines] = screen.getAllByRole('definition');
  expect(cvr).toHaveTextContent('12345678');
  expect(lines).toHaveTextContent(/Kajgade 7.*2150 Nordhavn/);
  expect(screen.getByRole('main')).toHaveTextContent('Overblikket');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('leaves out an address that is not known, and says what is missing else (CUST-011, CUST-012)', () => {
  draw({ id: '1001', companyName: null, cvr: null, address: {} });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velkommen, Navn mangler (1001)');
  expect(screen.getAllByRole('definition').map(each => each.textContent)).toEqual(['-']);
});
