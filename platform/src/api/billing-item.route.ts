import * as z from 'zod/mini';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import { sql } from 'kysely';
import { danishDay } from '../danish-day.ts';
import type { Api, ApiContext } from './api.ts';
import { notFound } from './api-problem.ts';
import { billingItemsOf, listedColumns, toBillingItem } from './billing-item-rows.ts';
import { tenantOf } from './guard.ts';
import { money } from './money.ts';
import { paymentLine } from './payment-line.ts';

/** `GET /billing-items/{billingItemId}`: one billing item with its lines, payments and ways to pay. */
export function addBillingItemRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items/:billingItemId',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'One billing item',
        params: z.object({ billingItemId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: billingItemAnswer },
      },
    },
    async request => {
      const items = billingItemsOf(db, tenantOf(request), danishDay(clock.now()));
      const row = await items
        .where('item.billing_item_id', '=', request.params.billingItemId)
        .select([...listedColumns, 'lines', 'payments'])
        .executeTakeFirst();
      if (!row) throw notFound();
      const previous = await items
        .where('item.account_id', '=', row.account_id)
        .where('item.document_type', '=', row.document_type)
        .where(sql<boolean>`item.issue_date < ${row.issue_date}::date`)
        .orderBy('item.issue_date', 'desc')
        .select('item.total_incl_vat_ore')
        .executeTakeFirst();
      const { ean } = await db
        .selectFrom('accounts')
        .where('account_id', '=', row.account_id)
        .select('ean')
        .executeTakeFirstOrThrow();
      const isOwed = row.amount_due_ore > 0;
      return {
        data: {
          billingItem: {
            ...toBillingItem(row),
            lines: row.lines,
            payments: row.payments,
            paymentInfo: {
              fik: isOwed ? paymentLine(row.invoice_number) : null,
              bank: isOwed ? { regNo: '0000', accountNo: row.invoice_number.padStart(10, '0') } : null,
              ean,
            },
            previousTotal: previous ? money(previous.total_incl_vat_ore) : null,
          },
        },
      };
    },
  );
}
