import { areaPaths, defineLink } from './links.ts';

/** Link to an administrator's page. In its own module because `links` is part of every first page. */
export const administratorLink = defineLink(`${areaPaths.administrators}/administrator-detaljer`, {
  email: 'email',
});

/** Link to the administrator list, filtered by a search; includes invited administrators. */
export const administratorSearchLink = defineLink(areaPaths.administrators, { search: 'soeg' });
