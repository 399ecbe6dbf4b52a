import * as z from 'zod/mini';
import { anyCustomer } from '../testing/builders.ts';
import { customerSchema } from './customer.ts';

it.each(['Private', 'Business'])('reads the customer type and segment %s (CUST-003, CUST-004)', type => {
  expect(z.parse(customerSchema, { ...anyCustomer(), type }).type).toBe(type);
});

it('reads an unknown customer type as Unknown (CUST-003)', () => {
  expect(z.parse(customerSchema, { ...anyCustomer(), type: 'Municipality' }).type).toBe('Unknown');
});

it.each([
  ['Limited', 'Limited'],
  ['SomeOfThem', 'Unknown'],
  [undefined, undefined],
])('reads the access type %s as %s', (accessType, read) => {
  expect(z.parse(customerSchema, { ...anyCustomer(), accessType }).accessType).toBe(read);
});
