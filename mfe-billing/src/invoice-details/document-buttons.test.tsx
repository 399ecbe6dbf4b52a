import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { saveFile } from 'shared/http/save-file';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItemDetails, anyExplanation } from '../testing/builders.ts';

jest.mock('shared/http/save-file');

const { server, queriesOf } = startApiDouble();

const documents: BillingItemDetails['documents'] = [
  { documentId: 'bi-1-pdf', format: 'Pdf', fileName: '70010001.pdf' },
  { documentId: 'bi-1-xml', format: 'OioUbl', fileName: '70010001.xml' },
];

const open = (changes: Partial<BillingItemDetails>) => {
  server.use(
    http.get(`${testApi}/billing-items/bi-1`, answerOf({ billingItem: anyBillingItemDetails(changes) })),
    http.get(`${testApi}/billing-items/bi-1/explanation`, answerOf({ explanation: anyExplanation() })),
  );
  return renderWithHost(remote, { path: 'faktura/bi-1' });
};
const buttons = async () => within(await screen.findByRole('group', { name: 'Hent som fil' }));

it('has a button for each file, and downloads the requested one (BIL-007)', async () => {
  server.use(
    http.get(
      `${testApi}/billing-items/bi-1/documents/bi-1-pdf`,
      () =>
        new HttpResponse('%PDF-1.7', {
          headers: { 'content-disposition': 'attachment; filename="faktura.pdf"' },
        }),
    ),
  );
  const { container } = open({ documents });
  const files = await buttons();
  expect(files.getAllByRole('button').map(button => button.textContent)).toEqual(['Hent PDF', 'Hent OIOUBL']);
  await userEvent.click(files.getByRole('button', { name: 'Hent PDF' }));
  await waitFor(() => {
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
  const [file, defaultName] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(await file?.content.text()).toBe('%PDF-1.7');
  expect(defaultName).toBe('70010001.pdf');
  expect(queriesOf('/bi-1-pdf')[0]?.get('customerId')).toBe('1001');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows no buttons for unknown file formats', async () => {
  open({ documents: [{ documentId: 'bi-1-odt', format: 'Unknown', fileName: 'x.odt' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 70010001' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Hent som fil' })).toBeNull();
});
