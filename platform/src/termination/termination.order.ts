import { termination as declared, type TerminationTerms } from 'shared/orders/termination';
import type { Kysely } from 'kysely';
import { cachedInTransaction } from '../database/transaction-cache.ts';
import type { Database } from '../database/tables.ts';
import { subscriptionOrder } from '../orders/actions/subscription-order.ts';

const readTerms = (db: Kysely<Database>, { account_id }: { account_id: string }): Promise<TerminationTerms> =>
  cachedInTransaction(db, `terms of account ${account_id}`, () =>
    db
      .selectFrom('accounts as a')
      .innerJoin('customers as c', 'c.customer_id', 'a.customer_id')
      .where('a.account_id', '=', account_id)
      .select(['c.notice_days as noticeDays', 'c.notice_from as noticeFrom'])
      .select('a.bill_cycle_frequency as billCycleFrequency')
      .executeTakeFirstOrThrow(),
  );

export const termination = subscriptionOrder(declared, readTerms);
