/** Danish sentences of the search across areas, beside those of its button. */
export const searchTexts = {
  title: 'Søg i hele portalen',
  field: 'Nummer, navn, ordre, faktura, beløb eller handling',
  close: 'Luk søgning',
  suggestions: 'Forslag',
  pages: 'Sider',
  actions: 'Handlinger',
  help: 'Skriv mindst to tegn. Du kan søge på telefonnumre, navne, ICC, medarbejder-, ordre-, faktura- og kundenumre, e-mail og beløb, eller skrive, hvad du vil gøre, for eksempel “spær” efterfulgt af et nummer.',
  keys: 'Pil op og ned vælger, Enter åbner, Esc lukker.',
  waiting: 'Søger …',
  none: (text: string) => `Vi fandt ikke noget, der matcher “${text}”.`,
  noneHelp: 'Prøv et andet ord, eller skriv hele nummeret.',
  whichOne: 'Skriv også et nummer eller et navn.',
  count: (count: number) => (count === 1 ? '1 forslag' : `${count.toLocaleString('da-DK')} forslag`),
  failed: 'Vi kunne ikke søge i jeres data lige nu. Sider og handlinger kan stadig findes.',
  retry: 'Prøv igen',
  offline:
    'Du har ikke forbindelse til internettet. Sider og handlinger kan findes, resten når du er online igen.',
  employee: (employeeId: string) => `Medarbejder ${employeeId}`,
} as const;
