import { formatCount } from 'shared/format/number';

export const changeAccountTexts = {
  now: (account: string): string => `Abonnementet faktureres i dag på ${account}.`,
  search: 'Søg efter kundenummer',
  searchHelp: 'Skriv mindst 2 tegn af navnet eller nummeret.',
  searchFailed: 'Søgningen kunne ikke gennemføres.',
  suggestions: 'Forslag til kundenummer',
  noResults: 'Der er ingen kundenumre, der passer til søgningen.',
  found: (count: number): string =>
    count === 1 ? '1 kundenummer fundet' : `${formatCount(count)} kundenumre fundet`,
  more: 'Vis flere',
  target: 'Hvilket kundenummer skal betale?',
  targetMissing: 'Vælg et kundenummer',
  date: 'Fra hvilken dag?',
  datePassed: 'Datoen må ikke ligge før i dag',
  current: 'Nuværende',
  otherRoot: 'Hører ikke under samme hovedkundenummer.',
  otherGroup: 'Er ikke af samme type.',
  isClosed: 'Kundenummeret er lukket.',
  isCurrent: 'Betaler allerede for abonnementet.',
  submit: 'Skift kundenummer',
  /** ACC-027 */
  placed: 'Kundenummeret bliver skiftet',
} as const;
