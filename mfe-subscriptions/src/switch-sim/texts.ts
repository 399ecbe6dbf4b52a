export const switchSimTexts = {
  title: 'Skift simkort',
  explanation: [
    'Det nye simkort overtager abonnementets nummer. Det gamle simkort holder op med at virke og kan ikke bruges igen.',
    'Der kan gå op til 10 minutter, før det nye simkort virker. Bliv ved med at bruge det gamle så længe.',
  ],
  endsEsim: 'Abonnementets e-sim holder op med at virke, når det nye simkort er taget i brug.',
  mayEndEsim:
    'Har abonnementet et e-sim, holder det op med at virke, når det nye simkort er taget i brug. Vi kan ikke se lige nu, om der er et.',
  submit: 'Skift simkort',
  current: 'Nuværende simkort',
} as const;

/** SIM-027, ERR-063. */
export const simCardChangedToast = {
  title: 'Simkortet bliver skiftet',
  richText: 'Der kan gå op til 10 minutter, før det nye simkort vises i oversigten.',
} as const;
