/** Paths of the area, relative to the customer. */
export const paths = {
  overview: 'indstillinger',
  changeName: 'indstillinger/skift-navn',
  changeEmail: 'indstillinger/skift-email',
  changePhone: 'indstillinger/skift-telefonnummer',
  invoiceReminders: 'indstillinger/paamindelser',
  changePassword: 'indstillinger/skift-kodeord',
} as const;
