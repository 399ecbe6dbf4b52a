/** The lines of a billing item as a CSV file; the platform makes more kinds of file, and more columns. */
import { http, type HttpHandler } from 'msw';
import type { BackendData } from './backend-data.ts';
import { csvAnswer } from './csv-answer.ts';
import { notFound, refusalAnswer } from './route.ts';

export const billingDocumentRoute = (api: string, { tenants }: BackendData): HttpHandler =>
  http.get<{ id: string; documentId: string }>(
    `${api}/billing-items/:id/documents/:documentId`,
    ({ request, params }) => {
      const customerId = new URL(request.url).searchParams.get('customerId');
      const tenant = tenants.find(({ customer }) => customer.id === customerId);
      const item = tenant?.billingItems.find(({ billingItemId }) => billingItemId === params.id);
      const document = item?.documents.find(({ documentId }) => documentId === params.documentId);
      if (!item || !document) return refusalAnswer('BillingAPI', notFound());
      const rows = item.lines.map(({ text, amountExclVat }) => [text, amountExclVat.value]);
      return csvAnswer({ name: document.fileName, rows: [['Tekst', 'Beløb ekskl. moms'], ...rows] });
    },
  );
