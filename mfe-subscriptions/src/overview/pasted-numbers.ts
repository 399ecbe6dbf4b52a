import type { SubscriptionListItem } from 'shared/contracts/subscription-list';

/** Max numbers in one search; the rest is cut off because of the API's max length of a search. */
export const maxPastedNumbers = 600;

const withoutCountryCode = (digits: string): string => digits.replace(/^(?:0045|45)(?=\d{8}$)/, '');

/** '12 34 56 78' is one number, '12345678 87654321' are two. */
const numbersIn = (piece: string): string[] | undefined => {
  const digits = piece.replaceAll(/[\s+().-]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const words = piece.trim().split(/\s+/);
  if (words.every(word => /^(?:\+45|0045)?\d{8}$/.test(word)))
    return words.map(word => withoutCountryCode(word.replace('+', '')));
  return [withoutCountryCode(digits)];
};

/**
 * The search text for a paste of many numbers: '12345678, 87654321'. Accepts a spreadsheet column, a list with commas
 * or semicolons, and numbers in any format. Undefined when the text is no list of numbers: it is then pasted as it is.
 */
export const pastedNumbers = (text: string): string | undefined => {
  const pieces = text.split(/[\r\n\t;,|]+/).filter(piece => piece.trim() !== '');
  const numbers: string[] = [];
  for (const piece of pieces) {
    const found = numbersIn(piece);
    if (found === undefined) return undefined;
    numbers.push(...found);
  }
  if (numbers.length < 2) return undefined;
  return [...new Set(numbers)].slice(0, maxPastedNumbers).join(', ');
};

/**
 * The searched numbers without a row, if there are several. A longer number may be a SIM card's, which rows do not
 * contain.
 */
export const numbersNotFound = (search: string, rows: readonly SubscriptionListItem[]): string[] => {
  const known = new Set(rows.flatMap(row => [row.telephoneNumber, row.accountId, row.employeeId, row.id]));
  return (pastedNumbers(search)?.split(', ') ?? []).filter(
    number => number.length === 8 && !known.has(number),
  );
};
