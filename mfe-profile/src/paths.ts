/** Paths of the area, relative to the customer. */
export const paths = { overview: 'indstillinger' } as const;
