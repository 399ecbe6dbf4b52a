/** What a lookup of one person may ask for, and which of the answers is the one (ADM-068 to ADM-070). */
import type { Administrator, RequestableUserType, UserType } from 'shared/contracts/administrator';
import { DeveloperError } from './developer-error.ts';

const isRequestable = (type: UserType): type is RequestableUserType => type !== 'Unknown';

/** The types as they may be asked for: `Unknown` is none (ADM-068). */
export const requestableTypes = (types: readonly UserType[]): RequestableUserType[] =>
  types.map(type => {
    if (isRequestable(type)) return type;
    throw new DeveloperError('unknownUserType');
  });

const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The one person or invitation that was asked for (ADM-069, ADM-070). The API searches for a part of e-mail and
 * name: 'bo@demo.example' also finds 'ebo@demo.example'. So where it finds several, only equal e-mails count as
 * matches; one alone has to be equal.
 */
export const theOneMatch = (found: readonly Administrator[], email: string): Administrator => {
  const [first, ...others] = found;
  if (first === undefined) throw new DeveloperError('noMatchingUser');
  if (others.length === 0 && !isSameEmail(first.email, email)) throw new DeveloperError('emailMismatch');
  const [match, ...more] = found.filter(candidate => isSameEmail(candidate.email, email));
  if (match === undefined) throw new DeveloperError('noMatchingUser');
  if (more.length > 0) throw new DeveloperError('moreThanOneResult');
  return match;
};
