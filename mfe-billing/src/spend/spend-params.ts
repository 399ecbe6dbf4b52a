import { SPEND_BREAKDOWNS, SPEND_MONTHS } from 'shared/contracts/spend';
import { ids, listParams, oneOf } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** Filters of the page of spend over time. */
export const spendParams = listParams({
  months: oneOf('maaneder', SPEND_MONTHS, '12'),
  by: oneOf('fordelt', SPEND_BREAKDOWNS, 'Kind'),
  accountIds: ids(links.invoices.query.accountIds, 50),
});

export type SpendValues = typeof spendParams.initial;
