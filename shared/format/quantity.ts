const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('da-DK', { style: 'percent', maximumFractionDigits: 0 });

/** A value with its unit, as in the contracts' allowances and speeds. */
interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** `12,3 GB`, `100 Mbit/s`: at most one decimal, with a non-breaking space. */
export const formatQuantity = ({ value, unit }: Quantity): string => `${number.format(value)}\u00a0${unit}`;

/** `12,3 GB af 20 GB`: usage of an allowance, in the same unit. */
export const formatUse = (used: Quantity, included: Quantity): string =>
  `${formatQuantity(used)} af ${formatQuantity(included)}`;

/** `81 %`: a fraction of 1, rounded to a whole percentage. */
export const formatPercent = (share: number): string => percent.format(share);
