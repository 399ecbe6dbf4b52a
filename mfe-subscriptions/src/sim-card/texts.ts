export const simCardPageTexts = {
  title: 'Administrer simkort',
  back: 'Simkort',
  switchSim: 'Skift simkort',
  switchToEsim: 'Skift til e-sim',
  switchToSim: 'Skift til simkort',
  orderNewEsim: 'Bestil nyt e-sim',
} as const;

export const dataCardActionTexts = {
  switch: 'Skift datakort',
  remove: 'Fjern datakort',
  question: (name: string): string => `Vil du fjerne ${name}?`,
  confirm: 'Fjern datakortet',
  /** SIM-032. */
  placed: 'Datakortet bliver fjernet',
} as const;
