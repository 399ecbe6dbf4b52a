/** Billing item lines as CSV files; the platform has more formats and columns. */
import { strToU8, zipSync } from 'fflate';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { billingDocumentsQuery, MOST_DOCUMENTS, type BillingItem } from '../../../contracts/billing-item.ts';
import type { BillingItemDetails } from '../../../contracts/billing-item-details.ts';
import type { BackendData } from '../backend-data.ts';
import { csvAnswer, csvText, type CsvFile } from '../csv-answer.ts';
import { argumentError, notFound, refusalAnswer, type Refusal } from '../route.ts';

const fileOf = ({ lines }: BillingItemDetails, { fileName }: BillingItem['documents'][number]): CsvFile => ({
  name: fileName,
  rows: [['Tekst', 'Beløb ekskl. moms'], ...lines.map(line => [line.text, line.amountExclVat.value])],
});

export const billingDocumentRoutes = (api: string, { tenants, today }: BackendData): HttpHandler[] => {
  const itemOf = (customerId: string | null, id: string) =>
    tenants
      .find(({ customer }) => customer.id === customerId)
      ?.billingItems.find(({ billingItemId }) => billingItemId === id);
  const refused = (refusal: Refusal) => refusalAnswer('BillingAPI', refusal);

  return [
    http.get<{ id: string; documentId: string }>(
      `${api}/billing-items/:id/documents/:documentId`,
      ({ request, params }) => {
        const item = itemOf(new URL(request.url).searchParams.get('customerId'), params.id);
        const document = item?.documents.find(({ documentId }) => documentId === params.documentId);
        return item && document ? csvAnswer(fileOf(item, document)) : refused(notFound());
      },
    ),
    // Before the route of a single item, whose path matches this one.
    http.get(`${api}/billing-items/documents`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const customerId = searchParams.get('customerId');
      const sent = { customerId, billingItemIds: searchParams.getAll('billingItemIds') };
      const query = billingDocumentsQuery.safeParse(sent);
      if (!query.success) return refused(argumentError());
      const ids = [...new Set(query.data.billingItemIds)];
      if (ids.length > MOST_DOCUMENTS) return refused(argumentError('TooManyDocuments'));
      const items = ids.map(id => itemOf(customerId, id)).filter(item => item !== undefined);
      if (items.length < ids.length) return refused(notFound());
      const files = items.flatMap(item => item.documents.map(document => fileOf(item, document)));
      const archive = zipSync(Object.fromEntries(files.map(file => [file.name, strToU8(csvText(file))])));
      return new HttpResponse(archive, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="fakturaer-${query.data.customerId}-${today}.zip"`,
        },
      });
    }),
  ];
};
