import { INVITATION_FILTERS } from 'shared/contracts/administrator';
import { count, listParams, many, text } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** Search and paging of the overview. */
export const overviewParams = listParams({
  search: text('soeg'),
  invitations: many(links.administrators.query.invitations, INVITATION_FILTERS),
  /** Loaded pages of ten. Max 500, so that a URL cannot request more than a big customer's 5,000 administrators. */
  pages: count('sider', 500),
});

export type OverviewValues = typeof overviewParams.initial;
