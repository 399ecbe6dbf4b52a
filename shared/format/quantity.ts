const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('da-DK', { style: 'percent', maximumFractionDigits: 0 });

/** A value with its unit, as the contracts give allowances and speeds. */
interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** `12,3 GB`, `100 Mbit/s`: at most one decimal. The space does not break. */
export const formatQuantity = ({ value, unit }: Quantity): string => `${number.format(value)}\u00a0${unit}`;

/** `12,3 GB af 20 GB`: what is used of what is included, in the same unit. */
export const formatUse = (used: Quantity, included: Quantity): string =>
  `${formatQuantity(used)} af ${formatQuantity(included)}`;

const steps = ['byte', 'kB', 'MB', 'GB', 'TB'];

/** Bytes in the largest unit that keeps one digit before the comma: `2,4 MB`. Steps of 1000, as plans are sold. */
export const formatBytes = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(steps.length - 1, Math.floor(Math.log10(bytes) / 3));
  return formatQuantity({ value: bytes / 1000 ** step, unit: steps[step] ?? 'byte' });
};

/** `81 %`: a share of 1, rounded to a whole number. */
export const formatPercent = (share: number): string => percent.format(share);
