export const addDataCardTexts = {
  submit: 'Bestil datakort',
  /** SIM-031. */
  placed: 'Datakortet bliver tilføjet',
} as const;
