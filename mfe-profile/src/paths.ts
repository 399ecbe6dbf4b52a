/** Paths of the area, relative to the customer. */
export const paths = {
  overview: 'indstillinger',
  changeName: 'indstillinger/skift-navn',
  changeEmail: 'indstillinger/skift-email',
  changePhone: 'indstillinger/skift-telefonnummer',
  changePassword: 'indstillinger/skift-kodeord',
} as const;
