const and = new Intl.ListFormat('da-DK', { type: 'conjunction' });
const or = new Intl.ListFormat('da-DK', { type: 'disjunction' });
const collator = new Intl.Collator('da-DK', { numeric: true, sensitivity: 'base' });

/** `a, b og c`: all of them. */
export const formatList = (parts: readonly string[]): string => and.format(parts);

/** `a, b eller c`: one of them. */
export const formatChoice = (parts: readonly string[]): string => or.format(parts);

/** Compares two texts in Danish order: Æ, Ø and Å last, Aa as Å, numbers by value. For `sort`. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);
