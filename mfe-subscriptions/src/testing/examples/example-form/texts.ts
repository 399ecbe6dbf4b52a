export const exampleFormTexts = {
  help: 'Her gemmer du en visning af abonnementerne.',
  name: 'Navn',
  nameMissing: 'Indtast et navn',
  submit: 'Gem visning',
  saved: 'Visningen er gemt',
} as const;
