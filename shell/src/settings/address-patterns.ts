/** Which hosts are which environment (ENV-002 to ENV-004). Anchored, so no longer name can pass for one. */
export const productionHosts: readonly RegExp[] = [
  // The one that sign-in comes back to: at any other name of it nobody would find their way in.
  /^selvbetjening\.lyng\.example$/,
];

export const preproductionHosts: readonly RegExp[] = [
  /^selvbetjening\.preprod\.lyng\.example$/,
  /^selvbetjening\.staging\.lyng\.example$/,
];

/** A pull request's own preview. */
export const previewHost = /^pr-\d{1,6}\.preview\.lyng\.example$/;

/** Only this machine may say by itself which mode it is in. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1'];
