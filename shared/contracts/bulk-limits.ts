/** The most subscriptions that one job changes or creates. Apart from bulk-job.ts, whose schemas a list that tells it need not load. */
export const MAX_BULK_SUBSCRIPTIONS = 500;
