import * as z from 'zod/mini';
import { anyCustomer } from '../testing/builders.ts';
import { customerSchema } from './customer.ts';

it.each(['Private', 'Business'])('knows customers of type and segment %s (CUST-003, CUST-004)', type => {
  expect(z.parse(customerSchema, { ...anyCustomer(), type }).type).toBe(type);
});

it('reads a type it does not know as Unknown (CUST-003)', () => {
  expect(z.parse(customerSchema, { ...anyCustomer(), type: 'Municipality' }).type).toBe('Unknown');
});

it.each([
  ['Limited', 'Limited'],
  ['SomeOfThem', 'Unknown'],
  [undefined, undefined],
])('reads the access %s as %s: older releases tell none', (accessType, read) => {
  expect(z.parse(customerSchema, { ...anyCustomer(), accessType }).accessType).toBe(read);
});
