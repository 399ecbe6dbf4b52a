const whole = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });

/** `1.000`: a count, rounded to a whole number. */
export const formatCount = (count: number): string => whole.format(count);

/** `Viser 10 af 1.000`: how much of a list is shown. */
export const shownOf = (shown: number, total: number): string =>
  `Viser ${formatCount(shown)} af ${formatCount(total)}`;

/** `12 kundenumre fundet`: number of search results for billing accounts. */
export const accountsFound = (count: number): string =>
  count === 1 ? '1 kundenummer fundet' : `${formatCount(count)} kundenumre fundet`;
