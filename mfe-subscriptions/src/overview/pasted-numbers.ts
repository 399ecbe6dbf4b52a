import type { SubscriptionListItem } from 'shared/contracts/subscription-list';

/** More than this many numbers in one search are cut off: the API's limit on the length of a search. */
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
 * What a paste of many numbers becomes in the search field: '12345678, 87654321'. Takes a column of a
 * spreadsheet, a list with commas or semicolons, and numbers written in any way. Undefined when the text is
 * no list of numbers: then it is pasted as it is.
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

/** Of many numbers that are searched for, those that no row has. A longer one may be a SIM card's, which rows do not tell. */
export const numbersNotFound = (search: string, rows: readonly SubscriptionListItem[]): string[] => {
  const known = new Set(rows.flatMap(row => [row.telephoneNumber, row.accountId, row.employeeId, row.id]));
  return (pastedNumbers(search)?.split(', ') ?? []).filter(
    number => number.length === 8 && !known.has(number),
  );
};
