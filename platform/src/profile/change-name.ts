import type { NameBody } from 'shared/contracts/profile-changes';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { OwnValues } from './change-own-profile.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { writeOwnChange } from '../audit/write-own-entry.ts';

/** Changes the person's name, also in the lists of their customers. */
export async function changeName(own: OwnChange, { firstName, lastName }: NameBody): Promise<OwnValues> {
  const { first_name, last_name } = own.person;
  if (firstName === first_name && lastName === last_name) return undefined;
  const name = `${firstName} ${lastName}`;
  await writeOwnChange(own, 'NameChanged', { name: `${first_name} ${last_name}` }, { name });
  return { first_name: firstName, last_name: lastName, sort_name: danishSortKey(name) };
}
