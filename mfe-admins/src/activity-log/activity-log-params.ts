import type { LogFilters } from 'shared/activity-log';
import { AUDIT_ACTIONS } from 'shared/contracts/audit-log';
import { atMostOne, day, listParams, page, pageSize, text } from 'shared/list/params';

/** Filters of the activity log. */
export const activityLogParams = listParams({
  /** Who did it, or whom it was done to. */
  search: text('soeg'),
  action: atMostOne('haendelse', AUDIT_ACTIONS),
  /** Danish dates, both inclusive. */
  from: day('fra'),
  to: day('til'),
  page: page(),
  pageSize: pageSize(),
});

export type ActivityLogValues = typeof activityLogParams.initial;
export type Period = Pick<ActivityLogValues, 'from' | 'to'>;

/** The filters as the API takes them. */
export const logFilters = ({ search, action, from, to }: ActivityLogValues): LogFilters => ({
  searchQuery: search || undefined,
  action,
  from,
  to,
});
