export const changePhoneTexts = {
  title: 'Skift telefonnummer',
  help: 'Vi sender en kode til det nye nummer, så vi ved, at det er dit.',
  label: 'Nyt telefonnummer',
  same: 'Det er allerede dit telefonnummer',
  submit: 'Skift telefonnummer',
  correct: 'Ret telefonnummeret',
  saved: 'Dit telefonnummer er ændret',
  proven: 'Dit telefonnummer er bekræftet',
} as const;
