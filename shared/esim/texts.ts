export const esimInstallTexts = {
  qrCode: 'QR-kode, der installerer e-simkortet',
  here: 'Sidder du med den telefon, der skal bruge e-simkortet? Så tryk her i stedet for at scanne:',
  ios: 'Installér på denne iPhone',
  android: 'Installér på denne Android',
  manual: 'Indtast oplysningerne manuelt',
  server: 'SM-DP+-adresse',
  code: 'Aktiveringskode',
  delay: 'Der kan gå op til 10 minutter, efter at e-simkortet er installeret, før det vises på abonnementet.',
} as const;
