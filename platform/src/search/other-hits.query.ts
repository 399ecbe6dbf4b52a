import { fromOre } from 'shared/contracts/money';
import type { RequestableUserType } from 'shared/contracts/administrator';
import { sql, type Kysely } from 'kysely';
import { accountsOf } from '../accounts/account-rows.ts';
import { everybody, userTypeOf, type FoundUser } from '../administrators/users.query.ts';
import { billingItemHolds } from '../billing/billing-item-filter.ts';
import { billingItemsOf, whyNotPayable } from '../billing/billing-item-rows.ts';
import { danishDay } from '../time/danish-day.ts';
import { toMoment } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { containsWords, searchWords, wordsRank } from '../kernel/lists/search-terms.ts';
import { visibleOrders } from '../orders/visible-orders.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';
import { finder, HITS_READ, type HitsOf } from './hits.ts';

/** Orders matched like in their list, whole words first, then the newest. */
export function orderHits(db: Kysely<Database>, tenant: Tenant, text: string): HitsOf<'orders'> {
  const words = searchWords(text);
  const list = db
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .where(containsWords('o.search_text', words))
    .select(['o.order_id', 'o.type', 'o.status', 'o.product_name', 'o.user_name', 'o.msisdn', 'o.created_at'])
    .orderBy(wordsRank('o.search_text', words))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(HITS_READ);
  return finder(list, row => ({
    id: row.order_id,
    type: row.type,
    status: row.status,
    productName: row.product_name,
    userName: row.user_name,
    msisdn: row.msisdn,
    created: toMoment(row.created_at),
  }));
}

/** Billing items matched like in their list, whole words first, then the newest. */
export function invoiceHits(
  db: Kysely<Database>,
  tenant: Tenant,
  text: string,
  now: Date,
): HitsOf<'invoices'> {
  const words = searchWords(text);
  const list = billingItemsOf(db, tenant, danishDay(now))
    .where(billingItemHolds(text))
    .select(['billing_item_id', 'document_type', 'invoice_number', 'account_name', 'issue_date', 'status'])
    .select(['due_date', 'total_incl_vat_ore', 'amount_due_ore', 'invoice_format'])
    .orderBy(wordsRank('item.search_text', words))
    .orderBy('issue_date', 'desc')
    .orderBy('billing_item_id', 'desc')
    .limit(HITS_READ);
  return finder(list, row => ({
    id: row.billing_item_id,
    documentType: row.document_type,
    invoiceNumber: row.invoice_number,
    accountName: row.account_name,
    issueDate: row.issue_date,
    totalInclVat: fromOre(row.total_incl_vat_ore),
    status: row.status,
    dueDate: row.due_date,
    amountDue: fromOre(row.amount_due_ore),
    isPayable: whyNotPayable(row) === undefined,
  }));
}

/** Billing accounts by number and name. */
export function accountHits(db: Kysely<Database>, tenant: Tenant, text: string): HitsOf<'accounts'> {
  const words = searchWords(text);
  const list = accountsOf(db, tenant)
    .where(containsWords('a.search_text', words))
    .select(['a.account_id', 'a.account_name'])
    .orderBy(wordsRank('a.search_text', words))
    .orderBy('a.sort_name')
    .orderBy('a.account_id')
    .limit(HITS_READ);
  return finder(list, row => ({ id: row.account_id, accountName: row.account_name }));
}

/** People or invitations of the given types, matched like in their list. */
export function administratorHits(
  tenant: Tenant,
  search: string,
  types: readonly RequestableUserType[],
): HitsOf<'administrators'> {
  const list = sql<FoundUser>`select role, invitation_id, email, first_name, last_name
    from (${everybody(tenant.customerId, { types, search })}) person
    order by rank, email, invitation_id limit ${HITS_READ}`;
  return finder(list, row => ({
    email: row.email,
    userName: userNameOf(row),
    userType: userTypeOf(row),
  }));
}
