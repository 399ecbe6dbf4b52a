/** In øre, inclusive. */
interface AmountRange {
  from: number;
  to: number;
}

/**
 * Parses a search text as an amount: `1.234,50`, `1234,5 kr.` and `1234.50` match exactly, `1234` and `1.234` match any
 * øre of that krone. Undefined if the text is not an amount.
 */
export function typedAmount(text: string): AmountRange | undefined {
  const written = text.toLowerCase().replace(/\s|kr\.?|dkk/g, '');
  const [, kroner, decimals] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}|-))?$/.exec(written) ??
    /^(\d{1,9})\.(\d{1,2})$/.exec(written) ??
    [];
  if (kroner === undefined || kroner.length > 12) return undefined;
  const from = Number(kroner.replaceAll('.', '')) * 100;
  if (decimals === undefined) return { from, to: from + 99 };
  const ore = decimals === '-' ? 0 : Number(decimals.padEnd(2, '0'));
  return { from: from + ore, to: from + ore };
}
