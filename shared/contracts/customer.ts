import * as z from 'zod/mini';
import { ACCESS_TYPES, roleSchema } from './role.ts';
import { data, idSchema, openEnum } from './wire.ts';

/** Customer types, which are also the customer segments (CUST-003, CUST-004). */
export const CUSTOMER_TYPES = ['Unknown', 'Private', 'Business'] as const;

/**
 * Basis of a user's access to a customer (CUST-007): the customer's billing accounts for those who manage
 * them; their own subscriptions for an employee who has any; otherwise, and if a response omits it, unknown.
 */
export type AccountLevel = 'Unknown' | 'Account' | 'Subscription';
const accountLevels = ['Unknown', 'Account', 'Subscription'] as const satisfies readonly AccountLevel[];

const text = z.optional(z.nullable(z.string()));

/** The stored customer's address (CUST-006). Every part may be missing. */
export const customerAddressSchema = z.object({
  streetName: text,
  houseNo: text,
  houseLetter: text,
  floor: text,
  doorNo: text,
  direction: text,
  zip: text,
  city: text,
  country: text,
  landlordName: text,
});
export type CustomerAddress = z.infer<typeof customerAddressSchema>;

/**
 * A customer as stored in the backend, with the signed-in user's role (CUST-005). `companyName` and `cvr` may
 * be missing; the derived view defines the fallbacks (CUST-011, CUST-012).
 */
export const customerSchema = z.object({
  id: idSchema,
  companyName: text,
  cvr: text,
  type: openEnum(CUSTOMER_TYPES),
  role: roleSchema,
  hasContract: z.boolean(),
  canViewHomeOfficeOrders: z.boolean(),
  canCreateHomeOfficeSubscription: z.boolean(),
  hasTPSPortalAccess: z.boolean(),
  address: customerAddressSchema,
  /** Determines the front page; missing in responses of older releases. */
  accountLevel: z.optional(openEnum(accountLevels)),
  /**
   * Whether the user has access to all of the customer's billing accounts or some; missing in responses of
   * older releases.
   */
  accessType: z.optional(openEnum(ACCESS_TYPES)),
});
export type Customer = z.infer<typeof customerSchema>;

/** `GET /self-service-api/customers`: the user's customers, ordered by name. Takes no customerId. */
export const customersAnswer = data(z.object({ customers: z.array(customerSchema) }));

/** `GET /self-service-api/customers/{customerId}`. */
export const customerAnswer = data(z.object({ customer: customerSchema }));

/** One role of the signed-in user. */
export const customerRoleSchema = z.object({ id: idSchema, role: roleSchema });
export type CustomerRole = z.infer<typeof customerRoleSchema>;

/**
 * `GET /self-service-api/customers/{customerId}/roles`: used while toggle `get-customers-v2` is off
 * (AUTH-025).
 */
export const customerRolesAnswer = data(z.object({ roles: z.array(customerRoleSchema) }));
