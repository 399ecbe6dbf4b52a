/** Words above what is shown although it could not be read again. */
export const queryViewTexts = {
  outdated: 'Vi kunne ikke hente de nyeste oplysninger, så det, du ser her, er måske forældet.',
} as const;
