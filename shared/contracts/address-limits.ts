/** The most characters of each line of a written address. Apart from account-changes.ts, whose schemas a form need not load. */
export const ADDRESS_LIMITS = {
  streetName: 100,
  houseNumber: 10,
  floor: 10,
  direction: 10,
  city: 60,
  country: 60,
  landlordName: 100,
} as const;
