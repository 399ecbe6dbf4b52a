import * as z from 'zod/mini';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import type { DocumentFormat } from 'shared/contracts/billing-item';
import { limitConcurrentFiles } from './documents/file-limit.ts';
import type { BillingDocument } from './documents/billing-document.ts';
import { documentCsv } from './documents/document-csv.ts';
import { makePdf } from './documents/pdf-workers.ts';
import { readBillingDocument } from './read-billing-document.ts';
import { auditDownload } from './audit-download.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { fileHeaders } from '../kernel/files/file-headers.ts';
import { tenantOf } from '../kernel/access/guard.ts';

interface Maker {
  contentType: string;
  make(document: BillingDocument): string | Promise<string | Buffer>;
}

const makers: Partial<Record<DocumentFormat, Maker>> = {
  Pdf: { contentType: 'application/pdf', make: makePdf },
  Csv: { contentType: 'text/csv; charset=utf-8', make: documentCsv },
  OioUbl: {
    contentType: 'application/xml; charset=utf-8',
    // Loaded by the first of these documents: with its XML library it is 170 modules.
    make: async document => (await import('./documents/document-oioubl.ts')).documentOioUbl(document),
  },
};

/**
 * `GET /billing-items/{billingItemId}/documents/{documentId}`: generates one of the files listed in the item's
 * `documents`, with its name in `Content-Disposition`. Written to the audit log. 404 if the caller has no access to the
 * item or it has no such document.
 */
export function addBillingDocumentRoute(api: Api, context: ApiContext): void {
  const { db, clock } = context;
  api.get(
    '/billing-items/:billingItemId/documents/:documentId',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'Download a billing item as PDF, CSV or OIOUBL',
        params: z.object({ billingItemId: idSchema, documentId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: {
          200: {
            description: 'The file',
            content: {
              'application/pdf': { schema: z.instanceof(Buffer) },
              'text/csv': { schema: z.string() },
              'application/xml': { schema: z.string() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { billingItemId, documentId } = request.params;
      const read = await readBillingDocument(db, tenantOf(request), billingItemId, danishDay(clock.now()));
      const document = read.item.documents.find(each => each.documentId === documentId);
      const maker = document && makers[document.format];
      if (!maker) throw notFound();
      limitConcurrentFiles(request, reply);
      const content = await maker.make(read);
      await auditDownload(context, request, {
        subject: read.item.invoiceNumber,
        about: { kind: 'BillingItem', id: billingItemId },
        details: { format: document.format },
      });
      return reply.headers(fileHeaders(maker.contentType, document.fileName)).send(content);
    },
  );
}
