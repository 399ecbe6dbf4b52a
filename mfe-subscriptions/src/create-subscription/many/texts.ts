import { formatCount } from 'shared/format/number';

const lines = (count: number): string => (count === 1 ? '1 linje' : `${formatCount(count)} linjer`);
const subscriptions = (count: number): string =>
  count === 1 ? '1 abonnement' : `${formatCount(count)} abonnementer`;

export const texts = {
  title: 'Opret flere abonnementer',
  back: 'Opret ét abonnement',
  help: 'Indsæt eller vælg en CSV-fil med en linje for hvert abonnement. Intet bliver bestilt, før du har set resultatet af kontrollen.',
  template: 'Hent skabelon',
  templateName: 'abonnementer-skabelon.csv',
  templateHelp:
    'Uden telefonnummer vælger vi et ledigt. Simkort kan være “nyt”, “e-sim” eller nummeret på et kort, I har liggende. Uden adresse hentes et nyt kort i en butik.',
  file: 'CSV-fil',
  fileHelp: 'Gemt fra Excel eller Numbers. Højst 500 linjer.',
  text: 'Linjer',
  textHelp: 'Den første linje er kolonnernes navne. Du kan også kopiere cellerne fra et regneark.',
  check: 'Kontrollér linjerne',
  result: 'Resultat',
  line: 'Linje',
  name: 'Bruger',
  product: 'Abonnement',
  account: 'Kundenummer',
  good: 'Kan bestilles',
  checked: (good: number, bad: number): string =>
    bad === 0 ? `${lines(good)} kan bestilles.` : `${lines(good)} kan bestilles, ${lines(bad)} har fejl.`,
  onlyGood: 'Linjer med fejl bliver ikke bestilt.',
  ported:
    'Et nummer hos et andet selskab flyttes ikke herfra. Opret abonnementet for sig, og vælg “Flyt et nummer fra et andet selskab”.',
  order: (count: number): string => `Bestil ${subscriptions(count)}`,
  correct: 'Ret linjerne',
  orderedBefore: 'Din forrige bestilling er modtaget',
  orderedBeforeText:
    'Vi fik bestilt linjerne, før du rettede dem, men svaret nåede ikke frem til dig. Linjerne her er ikke bestilt. Fjern dem, der er bestilt allerede, før du bestiller resten.',
  seeOrdered: 'Se samlede ændringer',
  price: (amount: string): string => `Prisen er ${amount} i alt ekskl. moms.`,
  started: (count: number, failed: number): string =>
    failed === 0
      ? `${subscriptions(count)} bliver bestilt. Du kan godt lukke siden imens.`
      : `${subscriptions(count)} bliver bestilt. ${lines(failed)} med fejl står stadig under ${texts.title}.`,
  save: 'Hent resultatet som CSV',
  fileName: 'abonnementer-resultat.csv',
  toast: 'Abonnementerne bliver oprettet',
} as const;

/** What is wrong with the file as a whole. */
export const fileTexts = {
  empty: 'Indsæt linjer, eller vælg en fil',
  noLines: 'Der er ingen linjer under kolonnernes navne',
  tooMany: (count: number): string =>
    `Der er ${lines(count)}. Der kan oprettes højst 500 abonnementer ad gangen: del filen.`,
  tooLarge: 'Filen må højst fylde 5 MB',
  notText: 'Filen er ikke tekst. Gem regnearket som CSV, og vælg den nye fil.',
  quotes: (line: number): string =>
    `Citationstegnene i linje ${formatCount(line)} går ikke op. Ret dem, og kontrollér linjerne igen.`,
  missing: (names: string): string =>
    `Der mangler kolonner: ${names}. Hent skabelonen, og brug dens kolonner.`,
  unknown: (names: string): string =>
    `Kolonnerne kendes ikke: ${names}. Hent skabelonen, og brug dens kolonner.`,
} as const;

/** What is wrong with one line. */
export const lineTexts = {
  columns: 'Linjen har ikke lige så mange felter som den første linje',
  category: (labels: string): string => `Typen skal være ${labels}`,
  plan: 'Abonnementet findes ikke, eller det sælges ikke længere',
  service: (name: string): string => `Servicen ${name} kan ikke vælges til abonnementet`,
  twiceNumber: (line: number): string => `Telefonnummeret står også i linje ${formatCount(line)}`,
  twiceSim: (line: number): string => `Simkortnummeret står også i linje ${formatCount(line)}`,
  accountMissing: 'Indtast et kundenummer',
  number: 'Kun et mobilabonnement kan få et bestemt telefonnummer',
  sim: 'Simkort skal være “nyt”, “e-sim” eller nummeret på et simkort',
} as const;
