/** Amounts as Danes read them. The space before `kr.` is one that does not break. */
const forms = new Map<string, Intl.NumberFormat>();

const formFor = (currency: string): Intl.NumberFormat => {
  const known = forms.get(currency);
  if (known !== undefined) return known;
  const form = new Intl.NumberFormat('da-DK', { style: 'currency', currency });
  forms.set(currency, form);
  return form;
};

/** An amount in whole units, not øre, and its ISO 4217 currency. */
interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** `1.234,50 kr.`, a negative one `-1.234,50 kr.`; always two decimals, so that columns line up. */
export const formatMoney = ({ value, currency }: Amount): string =>
  // A rounded -0 would say -0,00.
  formFor(currency).format(Math.round(value * 100) / 100 + 0);

/** `199,00 kr./md`: a monthly price (FMT-001). */
export const formatMonthlyPrice = (price: Amount): string => `${formatMoney(price)}/md`;
