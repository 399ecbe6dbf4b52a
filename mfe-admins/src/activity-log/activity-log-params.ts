import type { LogFilters } from 'shared/activity-log';
import { AUDIT_ACTIONS } from 'shared/contracts/audit-log';
import { atMostOne, day, listParams, page, pageSize, text } from 'shared/list/params';

/** What the person can choose in the activity log. */
export const activityLogParams = listParams({
  /** Who did it, or whom it was done to. */
  search: text('soeg'),
  action: atMostOne('haendelse', AUDIT_ACTIONS),
  /** Days in Denmark, both included. */
  from: day('fra'),
  to: day('til'),
  page: page(),
  pageSize: pageSize(),
});

export type ActivityLogValues = typeof activityLogParams.initial;
export type Period = Pick<ActivityLogValues, 'from' | 'to'>;

/** The same as the API takes it. */
export const logFilters = ({ search, action, from, to }: ActivityLogValues): LogFilters => ({
  searchQuery: search || undefined,
  ...{ action, from, to },
});
