/** Danish money formats, with a non-breaking space before `kr.`. */
const forms = new Map<string, Intl.NumberFormat>();

const formFor = (currency: string): Intl.NumberFormat => {
  const existing = forms.get(currency);
  if (existing !== undefined) return existing;
  const form = new Intl.NumberFormat('da-DK', { style: 'currency', currency });
  forms.set(currency, form);
  return form;
};

/** An amount in whole units, not øre, and its ISO 4217 currency. */
interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** `1.234,50 kr.`, negative `-1.234,50 kr.`; always two decimals, so that columns line up. */
export const formatMoney = ({ value, currency }: Amount): string =>
  // Adding 0 turns a rounded -0 into 0, to avoid -0,00.
  formFor(currency).format(Math.round(value * 100) / 100 + 0);

/** `199,00 kr./md`: a monthly price (FMT-001). */
export const formatMonthlyPrice = (price: Amount): string => `${formatMoney(price)}/md`;
