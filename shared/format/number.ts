const whole = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });

/** `1.000`: a count of things, rounded to a whole number. */
export const formatCount = (count: number): string => whole.format(count);
