import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../../remote.tsx';
import { many, serveMany } from '../../testing/creation-of-many.ts';

const server = startApi();
beforeEach(() => {
  sessionStorage.clear();
});

// jsdom's files have no way to their bytes but this.
File.prototype.arrayBuffer = function arrayBuffer(this: File) {
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.readAsArrayBuffer(this);
  });
};

const head = 'Type;Abonnement;Fornavn;Efternavn;Kundenummer;Telefonnummer;SIM-kort;Ekstra services';
const good = 'Mobilabonnement;Erhverv Lille;Ægir;Ørnholt;80011001;;e-sim;Data i EU';
const open = (customer: object = {}) => {
  const served = serveMany(server);
  return { ...served, ...renderWithHost(remote, { path: many, customer }), user: userEvent.setup() };
};
const paste = async (...lines: string[]) => {
  fireEvent.change(await screen.findByLabelText('Linjer'), { target: { value: lines.join('\n') } });
};
const check = () => userEvent.click(screen.getByRole('button', { name: 'Kontrollér linjerne' }));
const faults = async () => (await screen.findByRole('alert')).textContent;
const latin1 = (text: string) => new File([Uint8Array.from(text, letter => letter.charCodeAt(0))], 'a.csv');

it('tells what would become of each line, orders the good ones, and says what became of them (PLAN-010)', async () => {
  const { user, ordered, previewed, keys, toasts, container } = open();
  await paste(
    head,
    good,
    'Mobilabonnement;Findes ikke;Ida;Bæk;80011001;;;',
    'Mobilabonnement;Erhverv Lille;Ida;Bæk;80019999;+45 20 30 40 50;;',
    'Mobilabonnement;Erhverv Lille;;Bæk;80011001;;;',
    'Telefon;Erhverv Lille;Ida;Bæk;80011001;;;',
    'Mobilabonnement;Erhverv Lille;Ida;Bæk;80011001;10900000;;',
    'Mobilabonnement;Erhverv Lille;Bo;Dam;80011001;10 90 00 00;;',
    'Mobilabonnement;Erhverv Lille;Bo;Dam;80011001;;;Fax',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
  await check();
  expect(await screen.findByText('2 linjer kan bestilles, 6 linjer har fejl.')).toBeVisible();
  expect(ordered).toEqual([]);
  expect(previewed).toHaveLength(3);
  for (const problem of [
    'Abonnementet findes ikke, eller det sælges ikke længere',
    'Kundenummeret findes ikke, eller du har ikke adgang til det',
    'Indtast fornavn',
    /^Typen skal være Mobilabonnement/,
    'Telefonnummeret står også i linje 7',
    'Servicen Fax kan ikke vælges til abonnementet',
  ])
    expect(screen.getByText(problem)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Bestil 2 abonnementer' }));
  expect(await screen.findByText('2 abonnementer er bestilt, 6 linjer blev ikke bestilt.')).toBeVisible();
  expect(ordered).toMatchObject([
    {
      user: { firstName: 'Ægir' },
      number: { mode: 'Any' },
      sim: { kind: 'Esim' },
      extraServices: ['EUDATA'],
    },
    { number: { mode: 'New', number: '10900000' }, shipment: { type: 'PickUp' } },
  ]);
  expect(new Set(keys).size).toBe(2);
  expect(screen.getByText('Bestilt: O1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ægir Ørnholt' })).toHaveAttribute('href', '/1001/abonnementer/S1');
  expect(toasts.map(({ title }) => title)).toEqual(['Abonnementerne bliver oprettet']);
  await user.click(screen.getByRole('button', { name: 'Ret 6 linjer med fejl' }));
  const text = (await screen.findByLabelText<HTMLTextAreaElement>('Linjer')).value;
  expect(text).toContain('Findes ikke');
  // As it was written: no spreadsheet opens it.
  expect(text).toContain(';+45 20 30 40 50;');
  expect(text).not.toContain('Ægir');
});

it('goes on after a reload where it was interrupted, with the same keys', async () => {
  const { user, keys, unmount } = open();
  await paste(head, good, good, good);
  await check();
  await screen.findByText('3 linjer kan bestilles.');
  server.use(
    http.post(`${testApi}/subscriptions`, ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      keys.push(key);
      return keys.length === 1
        ? HttpResponse.json({
            data: { orderId: 'O9', status: 'Submitted', effectiveDate: '2026-01-01', subscriptionId: 'S9' },
          })
        : HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Bestil 3 abonnementer' }));
  const stopped = '1 af 3 er bestilt. Bestillingen blev afbrudt; intet bliver bestilt to gange.';
  expect(await screen.findByText(stopped)).toBeVisible();
  unmount();
  server.resetHandlers();
  const again = open();
  expect(await screen.findByText(stopped)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Bestil de sidste 2' }));
  expect(await screen.findByText('3 abonnementer er bestilt.')).toBeVisible();
  expect(again.keys).toHaveLength(2);
  expect(again.keys[0]).toBe(keys[1]);
});

it('keeps what was pasted over a reload', async () => {
  const { unmount } = open();
  await paste(head, good);
  unmount();
  open();
  expect(await screen.findByLabelText('Linjer')).toHaveValue(`${head}\n${good}`);
});

it.each([
  ['nothing', [''], 'Indsæt linjer, eller vælg en fil'],
  [
    'columns that are missing',
    ['Navn;Type', 'a;b'],
    'Der mangler kolonner: Abonnement, Fornavn, Efternavn og Kundenummer.',
  ],
  ['columns that nobody knows', [`${head};Farve`, `${good};blå`], 'Kolonnerne kendes ikke: Farve.'],
  ['no lines', [head], 'Der er ingen linjer under kolonnernes navne'],
  [
    '10,000 lines',
    [head, ...Array.from({ length: 10_000 }, () => good)],
    'Der er 10.000 linjer. Der kan oprettes højst 500 abonnementer ad gangen: del filen.',
  ],
])('says at the field what is wrong with %s, and keeps it', async (_what, lines, message) => {
  open();
  await paste(...lines);
  await check();
  expect(await faults()).toContain(message);
  expect(screen.getByLabelText('Linjer')).toHaveValue(lines.join('\n'));
});

it.each([
  ['Windows-1252', () => latin1(`${head}\r\n${good}\r\n`)],
  ['UTF-8', () => new File([`\uFEFF${head}\r\n${good}\r\n`], 'a.csv')],
  [
    'UTF-16',
    () =>
      new File(
        [
          Uint8Array.of(0xff, 0xfe),
          new Uint8Array(Uint16Array.from(`${head}\n${good}`, each => each.charCodeAt(0)).buffer),
        ],
        'a.csv',
      ),
  ],
])('reads a file in %s', async (_encoding, file) => {
  const { user } = open();
  await user.upload(await screen.findByLabelText('CSV-fil'), file());
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLTextAreaElement>('Linjer').value).toContain('Ægir;Ørnholt');
  });
  await check();
  expect(await screen.findByText('1 linje kan bestilles.')).toBeVisible();
});

it('says of a file that is no text that it is none', async () => {
  const { user } = open();
  await user.upload(
    await screen.findByLabelText('CSV-fil'),
    new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], 'a.csv'),
  );
  expect(await faults()).toContain('Filen er ikke tekst. Gem regnearket som CSV, og vælg den nye fil.');
});

it('is for who may create subscriptions (CUST-026)', async () => {
  open({ hasContract: false });
  expect(await screen.findByText('Du kan ikke oprette abonnementer')).toBeVisible();
});
