import { INVITATION_FILTERS } from 'shared/contracts/administrator';
import { count, listParams, many, text } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** What the person can choose in the overview. */
export const overviewParams = listParams({
  search: text('soeg'),
  invitations: many(links.administrators.query.invitations, INVITATION_FILTERS),
  /** Pages of ten that are loaded. A made-up URL cannot ask for more than a big customer has: 5,000 administrators. */
  pages: count('sider', 500),
});

export type OverviewValues = typeof overviewParams.initial;
