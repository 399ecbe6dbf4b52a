export const changeEmailTexts = {
  title: 'Skift e-mail',
  help: 'Du logger ind med din e-mail. Vi sender en kode til den nye e-mailadresse, så du kan bekræfte, at den er din.',
  label: 'Ny e-mail',
  repeated: 'Gentag den nye e-mail',
  same: 'Det er allerede din e-mail',
  submit: 'Skift e-mail',
  correct: 'Ret e-mailen',
  saved: 'Din e-mail er ændret',
  savedText: 'Næste gang logger du ind med den nye e-mail.',
} as const;
