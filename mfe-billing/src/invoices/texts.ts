import { formatCount } from 'shared/format/number';
import { formatLongDate } from 'shared/format/date';
import { invoiceCount } from 'shared/format/open-amounts';

export const texts = {
  title: 'Fakturaer',
  help: 'Alle beløb er inkl. moms.',
  failed: 'Vi kunne ikke hente fakturaerne.',
  spend: 'Udgifter over tid',
  month: 'Måned for måned',

  chosen: {
    pay: (n: number, sum: string) => `Betal ${invoiceCount(n)} (${sum})`,
    somePayable: (n: number, chosen: number) =>
      `${formatCount(n)} af de ${formatCount(chosen)} kan betales med kort.`,
    nonePayable: 'Ingen af de valgte kan betales med kort.',
  },

  summary: {
    nextPayment: 'Næste betaling',
    payment: (dueDate: string, amount: string) => `${formatLongDate(dueDate)}: ${amount}`,
    automatic: (amount: string) => `, heraf ${amount} automatisk`,
    nextInvoice: 'Næste faktura',
    invoice: (date: string) => `Omkring ${formatLongDate(date)}`,
    failed: 'Vi kan ikke vise det skyldige beløb lige nu. Resten af siden virker som normalt.',
    retry: 'Prøv igen',
  },

  filters: {
    search: 'Søg efter faktura, kundenummer eller navn',
    status: 'Status',
    open: 'Betaling',
    type: 'Type',
    more: 'Periode og beløb',
    moreCount: (n: number) => `Periode og beløb (${String(n)})`,
    from: 'Udstedt fra og med',
    to: 'Udstedt til og med',
    minAmount: 'Beløb fra',
    maxAmount: 'Beløb til',
    amountHelp: 'Kroner inkl. moms',
    amountError: 'Skriv beløbet med tal, for eksempel 1.234,50.',
    amountOrderError: 'Beløbet skal være det samme som eller højere end fra-beløbet.',
    apply: 'Vis fakturaer',
  },

  table: {
    label: 'Fakturaer',
    number: 'Faktura',
    account: 'Kundenummer',
    issued: 'Udstedt',
    due: 'Forfalder',
    status: 'Status',
    amount: 'Beløb',
    amountDue: 'Restbeløb',
  },

  files: {
    zip: 'Hent som ZIP',
    zipName: 'fakturaer.zip',
    noneChosen: 'Vælg de fakturaer, du vil hente.',
    tooMany: (n: number, max: number) =>
      `Du kan hente højst ${String(max)} fakturaer ad gangen, og du har valgt ${formatCount(n)}.`,
    csv: 'Hent CSV',
    csvName: 'fakturaer.csv',
    cut: (rows: number) => `Filen får de første ${formatCount(rows)} fakturaer i listen.`,
  },

  empty: 'Der er ingen fakturaer endnu.',
  emptyInPeriod: 'Der er ingen fakturaer i perioden.',
  noHits: 'Ingen fakturaer matcher dine filtre.',
} as const;
