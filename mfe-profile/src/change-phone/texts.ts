export const changePhoneTexts = {
  change: {
    title: 'Skift telefonnummer',
    help: 'Vi sender en kode til det nye nummer, så vi ved, at det er dit.',
    label: 'Nyt telefonnummer',
    submit: 'Skift telefonnummer',
  },
  confirm: {
    title: 'Bekræft telefonnummer',
    help: 'Vi sender en kode til nummeret, så vi ved, at det er dit.',
    label: 'Telefonnummer',
    submit: 'Bekræft telefonnummer',
  },
  same: 'Det er allerede dit telefonnummer',
  correct: 'Ret telefonnummeret',
  saved: 'Dit telefonnummer er ændret',
  proven: 'Dit telefonnummer er bekræftet',
} as const;
