/**
 * Maximum lengths of user-entered text, for API schemas and for forms, which show an error instead of
 * truncating pasted text. Separate from the schemas, so that a form need not load them.
 */

/** Each line of a postal address. */
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

/** A subscription's user, and the customer's own invoice text for it. */
export const SUBSCRIPTION_LIMITS = { firstName: 60, lastName: 60, employeeId: 50, invoiceNote: 60 } as const;

/** Details of a number ported in. */
export const PORTING_LIMITS = { donorOperator: 60, ownerName: 100 } as const;

/** First or last name of a user with a login. */
export const MAX_PERSON_NAME = 100;

/** An e-mail address: source RFC 5321, 4.5.3.1.3, minus the two brackets around a path. */
export const MAX_EMAIL = 254;

/** Name of a saved view of the subscriptions. */
export const MAX_VIEW_NAME = 60;

/** Name of a passkey. */
export const MAX_PASSKEY_NAME = 60;
