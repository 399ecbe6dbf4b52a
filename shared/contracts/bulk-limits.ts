/**
 * Maximum number of subscriptions per job. Separate from bulk-job.ts, so that a list that shows the limit
 * does not load its schemas.
 */
export const MAX_BULK_SUBSCRIPTIONS = 500;
