export const simCardPageTexts = {
  title: 'Administrer SIM-kort',
  back: 'SIM-kort',
  switchSim: 'Skift simkort',
  switchToEsim: 'Skift til e-sim',
  switchToSim: 'Skift til simkort',
  orderNewEsim: 'Bestil nyt e-sim',
} as const;
