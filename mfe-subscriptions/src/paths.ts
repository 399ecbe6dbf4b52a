/** Paths of this remote, relative to the customer. The shell owns what stands before them. */
export const subscriptionPaths = {
  overview: 'abonnementer',
} as const;
