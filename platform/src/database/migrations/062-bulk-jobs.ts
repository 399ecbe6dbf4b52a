import { migrationOf } from '../migration-of.ts';

/** Changes of many subscriptions at once: the job, and what became of each subscription. */
export const bulkJobsMigration = migrationOf([
  `create sequence bulk_job_numbers start 1000001`,
  `create table bulk_jobs (
    job_id text primary key,
    customer_id text not null,
    created_by text not null,
    created_by_name text not null,
    created_at timestamptz not null,
    change jsonb not null,
    subject text
  )`,
  `create index bulk_jobs_by_time on bulk_jobs (customer_id, created_at desc, job_id desc)`,
  `create table bulk_job_rows (
    job_id text not null references bulk_jobs,
    position integer not null,
    subscription_id text not null,
    actor_id text not null,
    correlation_id text not null,
    order_id text,
    failure_code text,
    tries integer not null default 0,
    next_try_at timestamptz,
    primary key (job_id, position)
  )`,
  `create index bulk_job_rows_to_order on bulk_job_rows (next_try_at, job_id, position) where next_try_at is not null`,
]);
