/** Paths of this remote, relative to the customer. The shell owns what stands before them. */
export const administratorPaths = {
  overview: 'administrator-oversigt',
} as const;
