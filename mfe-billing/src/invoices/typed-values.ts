/** Converts typed filter values between Danish notation and that of the address and the API. */

/** `1.234,50` as 1234.5; undefined when it is no amount. A dot is a thousands separator, as in Danish. */
export const amountFromTyped = (typed: string): number | undefined => {
  const text = typed.trim().replace(/\s*kr\.?$/, '');
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text.replaceAll('.', '').replace(',', '.'));
  return Math.abs(amount) <= 1e9 ? amount : undefined;
};

const danish = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });

/** 1234.5 as `1.234,5`; empty when undefined. */
export const typedFromAmount = (amount: number | undefined): string =>
  amount === undefined ? '' : danish.format(amount);
