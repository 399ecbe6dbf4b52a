/**
 * The most characters of what people write, for the schemas of the API and for forms, which say so instead of cutting
 * off what is pasted. Apart from the schemas, which a form need not load.
 */

/** Each line of a written address. */
export const ADDRESS_LIMITS = {
  streetName: 100,
  houseNumber: 10,
  floor: 10,
  direction: 10,
  city: 60,
  country: 60,
  landlordName: 100,
} as const;

/** The name of a billing account, and the customer's own reference on its invoices. */
export const ACCOUNT_LIMITS = { accountName: 100, reference: 50 } as const;

/** Who uses a subscription, and the customer's own text about it on the invoice. */
export const SUBSCRIPTION_LIMITS = { firstName: 60, lastName: 60, employeeId: 50, invoiceNote: 60 } as const;

/** Where a number is moved in from. */
export const PORTING_LIMITS = { donorOperator: 60, ownerName: 100 } as const;

/** A first or a last name of somebody with a login. */
export const MAX_PERSON_NAME = 100;

/** An e-mail address: source RFC 5321, 4.5.3.1.3, less the two brackets around a path. */
export const MAX_EMAIL = 254;

/** The name of a view of the subscriptions. */
export const MAX_VIEW_NAME = 60;
