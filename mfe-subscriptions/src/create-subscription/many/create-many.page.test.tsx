import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../../remote/remote.tsx';
import { many, serveMany } from '../../testing/creation-of-many.ts';

const server = startApi();
beforeEach(() => {
  sessionStorage.clear();
});

// Missing in jsdom.
File.prototype.arrayBuffer = function arrayBuffer(this: File) {
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.readAsArrayBuffer(this);
  });
};

const head = 'Type;Abonnement;Fornavn;Efternavn;Kundenummer;Telefonnummer;Simkort;Ekstra services';
const good = 'Mobilabonnement;Erhverv Lille;Ægir;Ørnholt;80011001;;e-sim;Data i EU';
const open = (customer: object = {}) => {
  const served = serveMany(server);
  const host = renderWithHost(remote, { path: many, customer, toggles: { show_subscription_prices: true } });
  return { ...served, ...host, user: userEvent.setup() };
};
const paste = async (...lines: string[]) => {
  fireEvent.change(await screen.findByLabelText('Linjer'), { target: { value: lines.join('\n') } });
};
const check = () => userEvent.click(screen.getByRole('button', { name: 'Kontrollér linjerne' }));
const faults = async () => (await screen.findByRole('alert')).textContent;
const latin1 = (text: string) => new File([Uint8Array.from(text, letter => letter.charCodeAt(0))], 'a.csv');

it('checks and prices each line, orders the valid ones, and keeps the others (PLAN-010)', async () => {
  const { user, ordered, previewed, toasts, address, container, unmount } = open();
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
  expect(screen.queryByText(/et andet selskab/)).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getByText(/^Prisen er 258,00\skr\.\/md i alt ekskl\. moms\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bestil 2 abonnementer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Opret abonnementer' })).toBeVisible();
  expect(address()).toBe('/1001/abonnementer/samlede-aendringer/J1');
  expect(ordered).toMatchObject([
    [
      {
        line: 2,
        subscription: {
          user: { firstName: 'Ægir' },
          number: { mode: 'Any' },
          sim: { kind: 'Esim' },
          extraServices: ['EUDATA'],
        },
      },
      {
        line: 7,
        subscription: { number: { mode: 'New', number: '10900000' }, shipment: { type: 'PickUp' } },
      },
    ],
  ]);
  expect(toasts).toMatchObject([
    {
      title: 'Abonnementerne bliver oprettet',
      richText:
        '2 abonnementer bliver bestilt. 6 linjer med fejl står stadig under Opret flere abonnementer.',
    },
  ]);
  unmount();
  open();
  const text = (await screen.findByLabelText<HTMLTextAreaElement>('Linjer')).value;
  expect(text).toContain('Findes ikke');
  // Not escaped, since it is not opened in a spreadsheet.
  expect(text).toContain(';+45 20 30 40 50;');
  expect(text).not.toContain('Ægir');
});

it('keeps the idempotency key over a reload without a response', async () => {
  const { user, unmount } = open();
  await paste(head, good, good);
  await check();
  await screen.findByText('2 linjer kan bestilles.');
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${testApi}/bulk-jobs/new-subscriptions`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Bestil 2 abonnementer' }));
  await waitFor(() => {
    expect(keys).toHaveLength(1);
  });
  unmount();
  server.resetHandlers();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Bestil 2 abonnementer' }));
  await screen.findByRole('heading', { level: 1, name: 'Opret abonnementer' });
  expect(again.keys).toEqual(keys);
  again.unmount();
  open();
  expect(await screen.findByLabelText('Linjer')).toHaveValue('');
});

const reused = { code: 'IdempotencyKeyReused', statusCode: '422', failingSystem: 'OrderAPI' };

describe('lines corrected after a lost response', () => {
  const correct = async () => {
    const opened = open();
    const keys: (string | null)[] = [];
    await paste(head, good);
    await check();
    server.use(
      http.post(`${testApi}/bulk-jobs/new-subscriptions`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(reused, { status: 422 });
      }),
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Bestil 1 abonnement' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Ret linjerne' }));
    await paste(head, good.replace('Ægir', 'Ægidius'));
    await check();
    return { ...opened, keys };
  };
  const order = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bestil 1 abonnement' }));
  };

  it('are ordered with the same idempotency key', async () => {
    const { keys, address } = await correct();
    const served = serveMany(server);
    await order();
    await arrivalAt('/1001/abonnementer/samlede-aendringer/J1', address);
    expect(served.ordered).toMatchObject([[{ subscription: { user: { firstName: 'Ægidius' } } }]]);
    expect(served.keys).toEqual(keys);
  });

  it('show that the previous ones were ordered, and are ordered with a new key on the next submit', async () => {
    const { keys, toasts, container } = await correct();
    await order();
    expect(await screen.findByText('Din forrige bestilling er modtaget')).toBeVisible();
    expect(hrefOf('Se samlede ændringer')).toBe('/1001/abonnementer/samlede-aendringer');
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(toasts).toEqual([]);
    expect(keys[1]).toBe(keys[0]);
    await order();
    await waitFor(() => {
      expect(keys).toHaveLength(3);
    });
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it('does not navigate when the user left while they were ordered', async () => {
  const { user, toasts, address } = open();
  await paste(head, good);
  await check();
  await screen.findByText('1 linje kan bestilles.');
  const answer = Promise.withResolvers<undefined>();
  server.use(
    http.post(`${testApi}/bulk-jobs/new-subscriptions`, async () => {
      await answer.promise;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Bestil 1 abonnement' }));
  await user.click(screen.getByRole('link', { name: 'Opret ét abonnement' }));
  await arrivalAt('/1001/abonnementer/opret-abonnement', address);
  answer.resolve(undefined);
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  expect(address()).toBe('/1001/abonnementer/opret-abonnement');
});

it('returns to the lines to correct them', async () => {
  const { user } = open();
  await paste(head, good);
  expect(document.body).toHaveFocus();
  await check();
  expect(await screen.findByText('1 linje kan bestilles.')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ret linjerne' }));
  const area = await screen.findByLabelText('Linjer');
  expect(area).toHaveValue(`${head}\n${good}`);
  expect(area).toHaveFocus();
});

it('hides the price when prices are off (SUB-008)', async () => {
  serveMany(server);
  renderWithHost(remote, { path: many, toggles: { show_subscription_prices: false } });
  await paste(head, good);
  await check();
  expect(await screen.findByText('1 linje kan bestilles.')).toBeVisible();
  expect(screen.queryByText(/^Prisen er/)).toBeNull();
});

it('previews all lines in one request', async () => {
  const { previewSizes } = open();
  await paste(head, ...Array.from({ length: 500 }, () => good));
  await check();
  expect(await screen.findByText('500 linjer kan bestilles.')).toBeVisible();
  expect(previewSizes).toEqual([500]);
});

it('restores pasted lines after a reload', async () => {
  const { unmount } = open();
  await paste(head, good);
  unmount();
  open();
  expect(await screen.findByLabelText('Linjer')).toHaveValue(`${head}\n${good}`);
});

it.each([
  ['nothing', [''], 'Indsæt linjer, eller vælg en fil'],
  [
    'missing columns',
    ['Navn;Type', 'a;b'],
    'Der mangler kolonner: Abonnement, Fornavn, Efternavn og Kundenummer.',
  ],
  ['unknown columns', [`${head};Farve`, `${good};blå`], 'Kolonnerne kendes ikke: Farve.'],
  ['no lines', [head], 'Der er ingen linjer under kolonnernes navne'],
  [
    'unclosed quotes',
    [head, good, good.replace('Ørnholt', '"Ørnholt'), good],
    'Citationstegnene i linje 3 går ikke op. Ret dem, og kontrollér linjerne igen.',
  ],
  [
    '10,000 lines',
    [head, ...Array.from({ length: 10_000 }, () => good)],
    'Der er 10.000 linjer. Der kan oprettes højst 500 abonnementer ad gangen: del filen.',
  ],
])('shows an error at the field for %s, and keeps the lines', async (_what, lines, message) => {
  open();
  await paste(...lines);
  await check();
  expect(await faults()).toContain(message);
  expect(screen.getByLabelText('Linjer')).toHaveValue(lines.join('\n'));
});

it.each([
  [
    'Windows-1252, with the old name of a column',
    () => latin1(`${head.replace('Simkort', 'SIM-kort')}\r\n${good}\r\n`),
  ],
  [
    'UTF-8, with a line for Excel that names the delimiter',
    () => new File([`\uFEFFsep=;\r\n${head}\r\n${good}\r\n`], 'a.csv'),
  ],
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
  [
    'big-endian UTF-16',
    () =>
      new File(
        [
          Uint8Array.of(0xfe, 0xff),
          Uint8Array.from(`${head}\n${good}`.split('').flatMap(letter => [0, letter.charCodeAt(0)])),
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

it.each([
  [
    'not text',
    () => new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], 'a.csv'),
    'Filen er ikke tekst. Gem regnearket som CSV, og vælg den nye fil.',
  ],
  ['empty', () => new File([], 'a.csv'), 'Den valgte fil er tom'],
  ['blank', () => new File([' \r\n\r\n'], 'a.csv'), 'Den valgte fil er tom'],
  ['too large', () => new File([new Uint8Array(5_000_001)], 'a.csv'), 'Filen må højst fylde 5 MB'],
])('shows an error for a file that is %s, and keeps the lines', async (_what, file, message) => {
  const { user } = open();
  await paste(head, good);
  await user.upload(screen.getByLabelText('CSV-fil'), file());
  expect(await faults()).toContain(message);
  expect(screen.getByLabelText('Linjer')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText('Linjer')).toHaveValue(`${head}\n${good}`);
});

it('sends no request when every line is invalid', async () => {
  const { previewed, ordered } = open();
  await paste(head, good.replace('Ægir', ''));
  await check();
  expect(await screen.findByText('0 linjer kan bestilles, 1 linje har fejl.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bestil/ })).toBeNull();
  expect(screen.queryByText(/^Prisen er/)).toBeNull();
  expect([previewed, ordered]).toEqual([[], []]);
});

it('shows how a number of another company is moved, where a number is not available', async () => {
  open();
  await paste(head, good.replace(';;e-sim', ';20 30 40 50;e-sim'));
  await check();
  expect(await screen.findByText('Telefonnummeret er ikke ledigt')).toBeVisible();
  expect(screen.getByText(/vælg “Flyt et nummer fra et andet selskab”/)).toBeVisible();
  expect(hrefOf('Opret abonnement')).toBe('/1001/abonnementer/opret-abonnement');
});

it('shows what is too long of the address of a line', async () => {
  const { previewed } = open();
  await paste(
    `${head};Vejnavn;Husnummer;Postnummer;By`,
    `${good.replace('e-sim', '')};Kajvej;12345678901;2150;Nordhavn`,
  );
  await check();
  expect(await screen.findByText('Husnummeret må højst være på 10 tegn')).toBeVisible();
  expect(previewed).toEqual([]);
});

it.each([
  [
    'an unknown SIM card',
    good.replace('e-sim', 'e sim-kort'),
    'Simkort skal være “nyt”, “e-sim” eller nummeret på et simkort',
  ],
  [
    'a number for a type without numbers',
    good.replace('Mobilabonnement', 'Mobilt bredbånd').replace(';;e-sim', ';10 90 00 00;e-sim'),
    'Kun et mobilabonnement kan få et bestemt telefonnummer',
  ],
])('rejects %s', async (_what, line, problem) => {
  const { previewed } = open();
  await paste(head, line);
  await check();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(previewed).toEqual([]);
});

it.each(['', 'nyt', 'Nyt'])('reads «%s» as a new SIM card', async word => {
  const { previewed } = open();
  await paste(head, good.replace('e-sim', word));
  await check();
  expect(await screen.findByText('1 linje kan bestilles.')).toBeVisible();
  expect(previewed).toMatchObject([{ sim: { kind: 'SimCard' }, shipment: { type: 'PickUp' } }]);
});

it('refuses a customer without a contract (CUST-026)', async () => {
  open({ hasContract: false });
  expect(await screen.findByText('Du kan ikke oprette abonnementer')).toBeVisible();
});
