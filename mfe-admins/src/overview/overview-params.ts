import { count, listParams, text } from 'shared/list/params';

/** What the person can choose in the overview. */
export const overviewParams = listParams({
  search: text('soeg'),
  /** Pages of ten that are loaded. A made-up URL cannot ask for more than a big customer has: 5,000 administrators. */
  pages: count('sider', 500),
});

export type OverviewValues = typeof overviewParams.initial;
