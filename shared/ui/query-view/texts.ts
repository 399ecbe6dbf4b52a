/** Texts above stale data whose refetch failed. */
export const queryViewTexts = {
  outdated: 'Vi kunne ikke hente de nyeste oplysninger, så det, du ser her, er måske forældet.',
} as const;
