import { areaPaths, defineLink } from './links.ts';

/** The page of an administrator. It stands apart from `links`, which every first page carries. */
export const administratorLink = defineLink(`${areaPaths.administrators}/administrator-detaljer`, {
  email: 'email',
});

/** The list of those, administrators or invited, whom a search finds. */
export const administratorSearchLink = defineLink(areaPaths.administrators, { search: 'soeg' });
