export const usageTexts = {
  failed: 'Kunne ikke indlæse forbruget.',
  period: 'Periode',
  updated: (moment: string): string => `Opdateret ${moment}`,
  delay: 'Forbrug kan være op til 24 timer forsinket, i udlandet længere.',
  alerts: 'Advarsler om forbrug',
  download: 'Hent CSV',
  categories: 'Forbrug i perioden',
  none: 'Der er intet forbrug på abonnementet.',
  extraTotal: 'Forbrug ud over abonnementet',
  vat: 'Priser er ekskl. moms',
  daily: 'Data dag for dag',
  chart: (most: string, day: string): string =>
    `Søjlediagram over data dag for dag. Mest brugt: ${most} den ${day}. Tallene står i tabellen.`,
  axis: (most: string): string => `Højeste søjle: ${most}`,
  table: 'Data dag for dag som tabel',
  tableLabel: 'Data i GB pr. dag',
  day: 'Dato',
  data: 'Data',
} as const;

export const topUpTexts = {
  title: 'Tank op',
  failed: 'Kunne ikke indlæse, hvad du kan tanke op med.',
  choose: 'Vælg, hvad du vil tanke op med',
  missing: 'Vælg et produkt.',
  valid: (day: string): string => `Gælder til og med ${day}.`,
  none: 'Der kan ikke tankes op på dette abonnement.',
  limit: 'Du kan ikke købe flere i denne periode.',
  active: 'Tanket op i denne periode',
  activeLine: (name: string, quantity: number): string =>
    quantity === 1 ? name : `${String(quantity)} × ${name}`,
  submit: 'Tank op',
  question: (name: string): string => `Tank op med ${name}?`,
  confirm: 'Køb nu',
  bought: (name: string): string => `Der bliver tanket op med ${name}`,
  onlyAdministrators: 'Kun administratorer kan tanke op.',
  notAllowed: 'Der kan ikke tankes op på abonnementet lige nu.',
} as const;
