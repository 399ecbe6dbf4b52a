export const switchSimTexts = {
  title: 'Skift SIM-kort',
  explanation: [
    'Det nye SIM-kort overtager abonnementets nummer. Det gamle SIM-kort holder op med at virke og kan ikke bruges igen.',
    'Der kan gå op til 10 minutter, før det nye SIM-kort virker. Bliv ved med at bruge det gamle så længe.',
  ],
  endsEsim: 'Abonnementets e-sim holder op med at virke, når det nye SIM-kort er taget i brug.',
  submit: 'Skift SIM-kort',
  current: 'Nuværende SIM-kort',
} as const;

/** SIM-027, ERR-063. */
export const simCardChangedToast = {
  title: 'SIM-kortet bliver skiftet',
  richText: 'Der kan gå op til 10 minutter, før det nye SIM-kort vises i oversigten.',
} as const;
