import { formatCount } from 'shared/format/number';

export const changeAccountTexts = {
  now: (account: string): string => `Abonnementet faktureres i dag på ${account}.`,
  search: 'Søg efter kundenummer',
  searchHelp: 'Skriv mindst 2 tegn af navnet eller nummeret.',
  searchFailed: 'Søgningen kunne ikke gennemføres.',
  suggestions: 'Forslag til kundenummer',
  suggested: (count: number): string => `Viser ${formatCount(count)} forslag`,
  noResults: 'Der er ingen kundenumre, der passer til søgningen.',
  target: 'Hvilket kundenummer skal betale?',
  targetMissing: 'Vælg et kundenummer',
  datePassed: 'Datoen må ikke ligge før i dag',
  paysFrom: (day: string): string => `Er nyt og kan betale fra ${day}`,
  current: 'Nuværende',
  otherRoot: 'Hører ikke under samme hovedkundenummer.',
  otherGroup: 'Er ikke af samme type.',
  isClosed: 'Kundenummeret er lukket.',
  isCurrent: 'Betaler allerede for abonnementet.',
  submit: 'Skift kundenummer',
  /** ACC-027 */
  placed: 'Kundenummeret bliver skiftet',
} as const;
