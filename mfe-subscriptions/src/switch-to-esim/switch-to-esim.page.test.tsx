import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { ESIM_STATUSES, type Esim } from 'shared/contracts/sim-card';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { scanQrCode } from 'shared/testing/scan-qr-code.ts';
import { esimView } from '../sim-model/esim.ts';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { serve } from '../testing/api.ts';
import { anEsim, aSimCard, mainNumber, serveSimCards } from '../testing/sim-cards.ts';
import { serveSimWrites } from '../testing/sim-writes.ts';
import { copyEsimLink } from './copy-esim-link.ts';

const server = startApi();
const qrCode = 'QR-kode, der installerer e-simkortet';

const open = async (
  esim: Esim | null,
  answers: Parameters<typeof serveSimWrites>[1] = {},
  ...reason: Parameters<typeof serveSimCards>[3][]
) => {
  serveSimCards(server, [aSimCard()], esim, ...reason);
  const calls = serveSimWrites(server, answers);
  // Once ordered, it is in every response.
  serve(server, 'subscriptions/S1/sims/esims', () => (calls.esimOrders.length > 0 ? anEsim() : esim));
  const user = userEvent.setup();
  const host = renderWithHost(remote, {
    path: `abonnementer/S1/simkort/administrer-simkort/${mainNumber}/skift-til-esim`,
  });
  await screen.findByRole('link', { name: 'Afslut' });
  return { calls, user, ...host };
};
const copyButton = () => screen.getByRole('button', { name: 'Kopiér link' });

it('orders an eSIM, and shows its QR code instead of the button (NAV-021, ESIM-001, ESIM-009, ESIM-010, ESIM-018, ESIM-019)', async () => {
  const { calls, user, toasts, container } = await open(null, { esim: anEsim() });
  expect(screen.queryByRole('button', { name: 'Kopiér link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bestil e-sim' }));
  expect(scanQrCode(await screen.findByRole('img', { name: qrCode }))).toBe(anEsim().qrCodeContent);
  expect(screen.queryByRole('button', { name: /Bestil/ })).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  expect(calls.esimOrders).toHaveLength(1);
  expect(calls.esimOrders[0]).toMatch(/^[\w-]{36}$/);
  expect(toasts).toMatchObject([{ variant: 'SUCCESS', title: 'E-simkortet er bestilt' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows and announces within seconds that the eSIM was installed, and polls no longer', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  await open(anEsim());
  const status = screen.getByText('Bestilt').closest('[role=status]');
  const installed = jest.fn(() => anEsim({ status: 'Activated' }));
  serve(server, 'subscriptions/S1/sims/esims', installed);
  jest.advanceTimersByTime(5000);
  await waitFor(() => {
    expect(status).toHaveTextContent('Aktiveret');
  });
  jest.advanceTimersByTime(60_000);
  expect(installed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('shows the eSIM of the response before any refetch (ESIM-018)', async () => {
  const { user } = await open(null, { esim: anEsim() });
  server.use(http.get(`${testApi}/subscriptions/S1/sims/esims`, () => delay('infinite')));
  await user.click(screen.getByRole('button', { name: 'Bestil e-sim' }));
  expect(await screen.findByRole('img', { name: qrCode })).toBeVisible();
});

it('shows why nothing was copied when the browser denies it (ESIM-014)', async () => {
  const { user, toasts } = await open(anEsim());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(copyButton());
  await waitFor(() => {
    expect(toasts).toEqual([
      {
        variant: 'ERROR',
        title: 'Linket blev ikke kopieret',
        richText: 'Browseren tillod det ikke. Scan QR-koden i stedet.',
      },
    ]);
  });
});

it('focuses the heading when the eSIM was ordered in spite of an error', async () => {
  const { user } = await open(null, { esim: { status: 502, subCode: 'Unknown' } });
  await user.click(screen.getByRole('button', { name: 'Bestil e-sim' }));
  expect(await screen.findByRole('img', { name: qrCode })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

it('copies the link of an ordered eSIM, and shows that it works once (ESIM-002, ESIM-012, ESIM-015, ESIM-019)', async () => {
  const { user, toasts } = await open(anEsim());
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(copyButton());
  expect(write).toHaveBeenCalledWith(anEsim().qrCodeUrl);
  expect(toasts).toEqual([
    { variant: 'SUCCESS', title: 'Linket er kopieret', richText: 'E-simkortet kan kun aktiveres én gang.' },
  ]);
});

it('links to the install pages of iPhone and Android', async () => {
  const { container } = await open(anEsim());
  const carddata = encodeURIComponent(anEsim().qrCodeContent ?? '');
  expect(screen.getByRole('link', { name: 'Installér på denne iPhone' })).toHaveAttribute(
    'href',
    `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${carddata}`,
  );
  expect(screen.getByRole('link', { name: 'Installér på denne Android' })).toHaveAttribute(
    'href',
    `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${carddata}`,
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each(ESIM_STATUSES.filter(status => status !== 'Ordered'))(
  'has no install links when it is %s',
  async status => {
    await open({ status });
    expect(screen.queryByRole('link', { name: /^Installér/ })).toBeNull();
  },
);

it('shows the details for manual entry, and the delay (ESIM-016)', async () => {
  const { user } = await open(anEsim());
  expect(
    screen.getByText(
      'Der kan gå op til 10 minutter, efter at e-simkortet er installeret, før det vises på abonnementet.',
    ),
  ).toBeVisible();
  await user.click(screen.getByText('Indtast oplysningerne manuelt'));
  expect(screen.getByText('smdp.demo.example')).toBeVisible();
  expect(screen.getByText('K7Q2X9')).toBeVisible();
});

it.each(ESIM_STATUSES.filter(status => status !== 'Ordered'))(
  'has no QR code and no link when it is %s, and orders a new one (ESIM-012, ESIM-013, ESIM-020, C-50)',
  async status => {
    const { user, calls, container } = await open({ status }, { esim: anEsim() });
    expect(screen.getByRole('heading', { level: 1, name: 'Bestil nyt e-sim' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR-koden kan ikke bruges' })).toBeVisible();
    expect(copyButton()).toHaveAttribute('aria-disabled', 'true');
    expect(copyButton()).toHaveAccessibleDescription(/Linket kan kun kopieres/);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(copyButton());
    await user.click(screen.getByRole('button', { name: 'Bestil nyt e-sim' }));
    expect(await screen.findByRole('img', { name: qrCode })).toBeVisible();
    expect(calls.esimOrders).toHaveLength(1);
  },
);

it('offers nothing to scan or copy when the code is not available', async () => {
  await open({ status: 'Ordered' });
  expect(screen.getByText(/^Kun administratorer og den, der bruger nummeret/)).toBeVisible();
  expect(screen.queryByText(/^Scan QR-koden/)).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kopiér link' })).toBeNull();
});

it('fails to copy unless it is ordered, or when the browser denies it (ESIM-014)', async () => {
  const copy = (status: Esim['status']) => {
    const view = esimView(anEsim({ status }));
    return view.hasEsim ? copyEsimLink(view) : Promise.resolve('none');
  };
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  const results = await Promise.all(ESIM_STATUSES.map(copy));
  expect(results).toEqual(ESIM_STATUSES.map(status => (status === 'Ordered' ? 'noClipboard' : 'notOrdered')));
});

it('returns to the overview when finished (ESIM-011)', async () => {
  const { user, address } = await open(anEsim());
  await user.click(screen.getByRole('link', { name: 'Afslut' }));
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1/simkort');
  });
});

it('shows why none can be ordered (SUB-047)', async () => {
  await open(null, {}, 'Suspended');
  expect(screen.getByText('Simkort kan kun ændres, når abonnementet er aktivt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bestil e-sim' })).toBeNull();
});
