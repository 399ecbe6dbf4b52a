import { billingDocumentsQuery, MOST_DOCUMENTS } from 'shared/contracts/billing-item';
import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import { fileHeaders } from '../kernel/files/file-headers.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';
import { zipFile } from '../kernel/files/zip-file.ts';
import { billingItemsOf } from './billing-item-rows.ts';
import { limitConcurrentFiles } from './documents/file-limit.ts';
import { makePdf } from './documents/pdf-workers.ts';
import { readBillingDocument } from './read-billing-document.ts';
import { auditDownload } from './audit-download.ts';

/** The same timeout as in the portal; the archive is streamed while it is generated. */
const archiveTimeout = 120_000;

/**
 * `GET /billing-items/documents`: the PDF documents of the given items as one ZIP archive, in the given order. Written
 * to the audit log. 404 if the caller has no access to one of them.
 */
export function addBillingDocumentsRoute(api: Api, context: ApiContext): void {
  const { db, clock } = context;
  api.get(
    '/billing-items/documents',
    {
      handlerTimeout: archiveTimeout,
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'Download up to 100 billing items as PDFs in a ZIP archive',
        querystring: billingDocumentsQuery,
        response: {
          200: {
            description: 'The archive',
            content: { 'application/zip': { schema: z.instanceof(Readable) } },
          },
        },
      },
    },
    async (request, reply) => {
      const tenant = tenantOf(request);
      const today = danishDay(clock.now());
      const ids = [...new Set(request.query.billingItemIds)];
      if (ids.length > MOST_DOCUMENTS) throw argumentError('TooManyDocuments');
      const items = await billingItemsOf(db, tenant, today)
        .where(oneOf('item.billing_item_id', ids))
        .select(['billing_item_id', 'invoice_number', 'issue_date'])
        .execute();
      const byId = new Map(items.map(item => [item.billing_item_id, item]));
      const files = ids.map(id => {
        const item = byId.get(id);
        if (!item) throw notFound();
        return {
          name: `${item.invoice_number}.pdf`,
          modifiedAt: new Date(`${item.issue_date}T00:00:00Z`),
          make: async () => makePdf(await readBillingDocument(db, tenant, id, today)),
        };
      });
      limitConcurrentFiles(request, reply);
      const name = `fakturaer-${tenant.customerId}-${today}.zip`;
      await auditDownload(context, request, {
        subject: name,
        about: undefined,
        details: { format: 'Pdf', count: files.length },
        after: { values: ids.map(id => byId.get(id)?.invoice_number ?? id) },
      });
      return reply.headers(fileHeaders('application/zip', name)).send(zipFile(files));
    },
  );
}
