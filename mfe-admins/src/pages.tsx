/**
 * Every page of the area. Routes, addresses, titles, lazy loading and preloading follow from it. How to add a page:
 * docs/adding-a-page.md.
 */
import { administratorLink } from 'shared/remote/administrator-link';
import { areaPaths } from 'shared/remote/links';
import { page } from 'shared/remote/pages';
import { Skeleton } from 'shared/ui/skeleton';

const overview = areaPaths.administrators;

export const pages = {
  overview: page(overview, { title: 'Administratorer' }),
  /** For superadministrators; others do not load it with the area. */
  activityLog: page(`${overview}/aktivitetslog`, {
    title: 'Aktivitetslog',
    skeleton: <Skeleton shape="rows" count={10} />,
    load: () => import('./activity-log/activity-log.page.lazy.tsx'),
  }),
  /** The log of one administrator, by the e-mail in the query. */
  personLog: page(`${administratorLink.path}/aktivitetslog`, {
    title: 'Administratorens aktivitet',
    skeleton: <Skeleton shape="rows" count={10} />,
    load: () => import('./activity-log/person-log.page.lazy.tsx'),
  }),
};

/** Drawers over the overview. */
export const drawers = {
  create: page(`${overview}/opret-administrator`, { title: 'Inviter ny administrator' }),
  administrator: page(administratorLink.path, { title: 'Administratordetaljer' }),
  invitation: page(`${overview}/invitationsdetaljer`, { title: 'Invitationsdetaljer' }),
};
