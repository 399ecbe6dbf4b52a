/** What a person types in the filters, between Danish and the form the address and the API use. */

/** `1.234,50` as 1234.5; undefined where that is no amount. A dot counts as thousands, as in Danish. */
export const amountFromTyped = (typed: string): number | undefined => {
  const text = typed.trim().replace(/\s*kr\.?$/, '');
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text.replaceAll('.', '').replace(',', '.'));
  return Math.abs(amount) <= 1e9 ? amount : undefined;
};

const danish = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });

/** 1234.5 as `1.234,5`; empty for no amount. */
export const typedFromAmount = (amount: number | undefined): string =>
  amount === undefined ? '' : danish.format(amount);
