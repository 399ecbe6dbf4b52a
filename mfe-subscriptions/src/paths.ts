/** Paths of this remote, relative to the customer. The shell owns what stands before them. */
export const subscriptionPaths = {
  overview: 'abonnementer',
  details: 'abonnementer/:subscriptionId',
  orders: 'ordrer',
} as const;
