/** What a lookup of one person may request, and which result is the match (ADM-068 to ADM-070). */
import type { Administrator, RequestableUserType, UserType } from 'shared/contracts/administrator';
import { DeveloperError } from './developer-error.ts';

const isRequestable = (type: UserType): type is RequestableUserType => type !== 'Unknown';

/** The types that may be requested: not `Unknown` (ADM-068). */
export const requestableTypes = (types: readonly UserType[]): RequestableUserType[] =>
  types.map(type => {
    if (isRequestable(type)) return type;
    throw new DeveloperError('unknownUserType');
  });

const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The requested person or invitation (ADM-069, ADM-070). The API matches parts of e-mail and name: 'bo@demo.example'
 * also finds 'ebo@demo.example'. So of several results only those with an equal e-mail count; a single result must have
 * an equal e-mail too.
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
