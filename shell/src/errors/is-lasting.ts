/** A missing right and what is not there stay so, however often they are asked for. */
export const isLasting = (error: Error & { readonly status?: unknown }): boolean =>
  error.status === 403 || error.status === 404;
