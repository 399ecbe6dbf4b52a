import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { startApi } from 'shared/testing/start-api.ts';
import type { OpenEsimLink } from 'shared/contracts/esim-code';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { scanQrCode } from 'shared/testing/scan-qr-code.ts';
import { dropLinkToken, takeLinkToken } from '../../link-token/link-token.ts';
import { fakePortal, renderInPortal } from '../../testing/render-in-portal.tsx';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { InstallEsimPage } from './install-esim.page.lazy.tsx';

const server = startApi();
beforeEach(() => {
  setScreenWidth('wide');
});
afterEach(() => {
  dropLinkToken('installer-e-sim');
});

const token = 'secret-of-the-link';
const content = 'LPA:1$smdp.demo.example$K7Q2X9';

const refused = (): Response =>
  HttpResponse.json(
    { code: 'InvalidToken', statusCode: '400', failingSystem: 'Selfservice' },
    { status: 400 },
  );
const linkIn = (state: OpenEsimLink['state'], changes: Partial<OpenEsimLink> = {}) =>
  HttpResponse.json({
    data: {
      link: {
        state,
        number: state === 'Ready' ? '10100298' : null,
        isDataCard: false,
        expiresAt: '2026-11-21T10:00:00Z',
        shownAt: null,
        ...changes,
      },
    },
  });

/** Mocks the link and its code; records the bodies of both. */
const serveLink = (
  answers: { readonly link?: () => Response; readonly code?: () => Response | Promise<Response> } = {},
) => {
  const asked: unknown[] = [];
  const shown: unknown[] = [];
  server.use(
    http.post(`${testApi}/esim-links`, async ({ request }) => {
      asked.push(await request.json());
      return (answers.link ?? (() => linkIn('Ready')))();
    }),
    http.post(`${testApi}/esim-codes`, async ({ request }) => {
      shown.push(await request.json());
      return (answers.code ?? (() => HttpResponse.json({ data: { qrCodeContent: content } })))();
    }),
  );
  return { asked, shown };
};

const open = (secret: string | undefined = token) => {
  const query = secret === '-' ? '' : `?token=${encodeURIComponent(secret)}`;
  window.history.replaceState(null, '', `/selvbetjening/installer-e-sim${query}`);
  takeLinkToken();
  const portal = fakePortal({ signedIn: undefined });
  const result = renderInPortal(
    <main>
      <InstallEsimPage />
    </main>,
    { path: '/installer-e-sim', portal },
  );
  return { user: userEvent.setup(), ...result };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const show = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Vis koden' }));

it('shows what the link is for, and the code only on click', async () => {
  const { asked, shown } = serveLink();
  const { user, container } = open();
  expect(await heading('Installér e-sim')).toBeVisible();
  expect(await screen.findByText(/10.10.02.98\.$/)).toBeVisible();
  expect(screen.getByText(/^Linket virker til 21\./)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(shown).toEqual([]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await show(user);
  expect(await heading('Her er din kode')).toHaveFocus();
  const code = screen.getByRole('img', { name: 'QR-kode, der installerer e-simkortet' });
  expect(scanQrCode(code)).toBe(content);
  const carddata = encodeURIComponent(content);
  expect(hrefOf('Installér på denne iPhone')).toBe(
    `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${carddata}`,
  );
  expect(hrefOf('Installér på denne Android')).toBe(
    `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${carddata}`,
  );
  await user.click(screen.getByText('Indtast oplysningerne manuelt'));
  expect(screen.getByText('K7Q2X9')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kopiér Aktiveringskode' })).toBeVisible();
  expect(asked).toEqual([{ data: { token } }]);
  expect(shown).toEqual([{ data: { token } }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each(['wide', 'narrow'] as const)(
  'shows the install links first on a small screen, else the QR code: %s',
  async width => {
    setScreenWidth(width);
    serveLink();
    const { user } = open();
    await show(user);
    const code = await screen.findByRole('img', { name: /^QR-kode/ });
    const press = screen.getByRole('link', { name: 'Installér på denne iPhone' });
    const [first] = [code, press].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(first).toBe(width === 'wide' ? code : press);
  },
);

it('shows that the eSIM is for a data card', async () => {
  serveLink({ link: () => linkIn('Ready', { isDataCard: true }) });
  open();
  expect(await screen.findByText(/^Her er dit e-sim til datakortet på 10/)).toBeVisible();
});

it.each([
  ['Shown', 'Koden er allerede vist', /Linket viste koden 20\. .* 11\.30 og kan ikke vise den igen/],
  ['Expired', 'Linket er udløbet', /Linket virkede i 24 timer/],
  ['Withdrawn', 'Linket er trukket tilbage', /har trukket det tilbage/],
  ['Installed', 'E-simkortet er installeret', /taget i brug/],
  ['Unusable', 'E-simkortet kan ikke installeres længere', /Bed den, der sendte dig linket/],
  ['Unknown', 'Linket virker ikke længere', /Bed den, der sendte dig linket/],
] as const)('explains why there is no code: %s', async (state, title, text) => {
  serveLink({ link: () => linkIn(state, { shownAt: state === 'Shown' ? '2026-11-20T10:30:00Z' : null }) });
  const { container } = open();
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vis koden' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([
  ['an unknown token', token],
  ['a malformed token', '<script>'],
])('shows that a link is invalid: %s', async (_what, secret) => {
  serveLink({ link: refused });
  open(secret);
  expect(await heading('Linket virker ikke længere')).toBeVisible();
});

it('explains where to find the link when there is no token', async () => {
  const { container } = open('-');
  expect(await screen.findByText(/linket i den e-mail eller sms, du har fået/)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows the new state of a link that was withdrawn since the page was opened', async () => {
  let state: OpenEsimLink['state'] = 'Ready';
  serveLink({
    link: () => linkIn(state),
    code: () => {
      state = 'Withdrawn';
      return refused();
    },
  });
  const { user } = open();
  await show(user);
  expect(await heading('Linket er trukket tilbage')).toHaveFocus();
});

it('shows that the link is invalid when a newer one has replaced it', async () => {
  let isReplaced = false;
  serveLink({
    link: () => (isReplaced ? refused() : linkIn('Ready')),
    code: () => {
      isReplaced = true;
      return refused();
    },
  });
  const { user } = open();
  await show(user);
  expect(await heading('Linket virker ikke længere')).toHaveFocus();
});

it('shows the code after a lost response and a reload with the same idempotency key, and only until it is seen', async () => {
  let state: OpenEsimLink['state'] = 'Ready';
  let isLost = true;
  const keys: (string | null)[] = [];
  serveLink({
    link: () => linkIn(state, { shownAt: state === 'Shown' ? '2026-11-20T10:30:00Z' : null }),
    code: () => {
      state = 'Shown';
      return isLost ? HttpResponse.error() : HttpResponse.json({ data: { qrCodeContent: content } });
    },
  });
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/esim-codes')) keys.push(request.headers.get('idempotency-key'));
  });
  const before = open();
  await show(before.user);
  await screen.findByRole('alert');
  before.unmount();
  isLost = false;
  const after = open('-');
  expect(await screen.findByText(/^Koden nåede ikke frem til dig/)).toBeVisible();
  expect(await accessibilityFaults(after.container)).toEqual([]);
  await show(after.user);
  expect(await heading('Her er din kode')).toHaveFocus();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  after.unmount();
  open('-');
  expect(await heading('Koden er allerede vist')).toBeVisible();
});

it('shows the code when storage is unavailable', async () => {
  serveLink();
  const { user } = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  await show(user);
  expect(await heading('Her er din kode')).toBeVisible();
});

it.each([
  ['a network error', () => HttpResponse.error(), true],
  ['a 403', () => new HttpResponse(null, { status: 403 }), false],
])('suggests a retry only if it may help: %s', async (_what, code, isAsked) => {
  serveLink({ code });
  const { user } = open();
  await show(user);
  expect((await screen.findByRole('alert')).textContent.includes('Prøv igen.')).toBe(isAsked);
});

it('shows an error without a toast, and retries', async () => {
  let calls = 0;
  serveLink({
    code: () =>
      (calls += 1) === 1
        ? new HttpResponse(null, { status: 500 })
        : HttpResponse.json({ data: { qrCodeContent: content } }),
  });
  const { user, portal } = open();
  await show(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Der er sket en alvorlig serverfejl.');
  expect(portal.toasts.getState().toasts).toEqual([]);
  await show(user);
  expect(await heading('Her er din kode')).toBeVisible();
});

it('keeps the link after a reload, and shows that the code was shown', async () => {
  const state: { now: OpenEsimLink['state'] } = { now: 'Ready' };
  serveLink({
    link: () => linkIn(state.now),
    code: () => {
      state.now = 'Shown';
      return HttpResponse.json({ data: { qrCodeContent: content } });
    },
  });
  const { user, unmount } = open();
  await show(user);
  await heading('Her er din kode');
  unmount();
  open('-');
  expect(await heading('Koden er allerede vist')).toBeVisible();
});
