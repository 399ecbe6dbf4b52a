export const changePasswordTexts = {
  title: 'Skift adgangskode',
  help: 'Når du har skiftet adgangskode, bliver du logget ud alle andre steder.',
  newPassword: 'Ny adgangskode',
  repeated: 'Gentag ny adgangskode',
  submit: 'Skift adgangskode',
  saved: 'Din adgangskode er ændret',
  savedText: 'Du er logget ud alle andre steder.',
} as const;
