import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { saveFile } from 'shared/http/save-file';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import type { Customer } from 'shared/contracts/customer';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { anOffering, aUsage, serveUsage } from '../testing/usage.ts';

jest.mock('shared/http/save-file');

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

interface Opened {
  readonly search?: string;
  readonly prices?: boolean;
  readonly actions?: ReturnType<typeof allowing>;
  readonly customer?: Partial<Customer>;
  readonly served?: Parameters<typeof serveUsage>[1];
}

const open = ({ search = '', prices = true, actions = allowing(), customer, served }: Opened = {}) => {
  const { calls } = serveUsage(server, served);
  serveActions(server, actions);
  const host = renderWithHost(remote, {
    path: `abonnementer/S1/forbrug${search}`,
    toggles: { show_subscription_prices: prices },
    ...(customer && { customer }),
  });
  return { calls, user: userEvent.setup(), ...host };
};

it('shows the usage of each type, its extra cost and its age (CTRL-016, NAV-027)', async () => {
  const { container } = open();
  expect(await screen.findByRole('meter', { name: 'Data i Danmark' })).toHaveAttribute(
    'aria-valuetext',
    '45\u00a0GB af 50\u00a0GB, snart opbrugt',
  );
  expect(screen.getByText(/^Data uden for EU: 0,5.GB, ikke inkluderet$/)).toBeVisible();
  expect(screen.getByText(/^Tale i Danmark: 210.min, fri$/)).toBeVisible();
  expect(screen.getByText(/^Forbrug ud over abonnementet: 49,50.kr\.$/)).toBeVisible();
  expect(
    screen.getByText(/^Opdateret 3\. nov\. 2026.* 14\.05\. Forbrug kan være op til 24 timer/),
  ).toBeVisible();
  expect(await screen.findByRole('radio', { name: '5 GB i Danmark' })).toBeEnabled();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows daily data as a chart with a text alternative, and as a table (CTRL-016)', async () => {
  const { user, container } = open();
  expect(await screen.findByRole('img', { name: /Mest brugt: 33.GB den 2\. november 2026/ })).toBeVisible();
  const chart = within(screen.getByRole('figure'));
  expect(chart.getByText('Højeste søjle: 33 GB den 2. november 2026')).toBeVisible();
  for (const day of ['1. nov. 2026', '2. nov. 2026']) expect(chart.getByText(day)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Data dag for dag som tabel' }));
  const table = screen.getByRole('table', { name: 'Data i GB pr. dag' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent),
  ).toEqual(['1. nov. 202612,5\u00a0GB', '2. nov. 202633\u00a0GB']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('hides prices when they are off (SUB-008)', async () => {
  open({ prices: false });
  expect(await screen.findByRole('radio', { name: '5 GB i Danmark' })).toBeVisible();
  expect(screen.queryByText(/kr\./)).toBeNull();
});

it('requests the selected period', async () => {
  const { user, calls } = open();
  await user.selectOptions(await screen.findByLabelText('Periode'), 'Oktober 2026');
  await waitFor(() => {
    expect(calls.map(query => query.get('period'))).toEqual([null, '2026-10']);
  });
});

it('requests the period of the URL', async () => {
  const { calls } = open({ search: '?periode=2026-10' });
  expect(await screen.findByLabelText('Periode')).toHaveValue('2026-10');
  expect(calls.map(query => query.get('period'))).toEqual(['2026-10']);
});

it('links from a period that failed to load to the current one', async () => {
  const { user } = open();
  const period = await screen.findByLabelText('Periode');
  server.use(
    http.get(`${testApi}/subscriptions/S1/usage`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  await user.selectOptions(period, 'Oktober 2026');
  expect(await screen.findByText('Kunne ikke indlæse forbruget.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Se den løbende periode' }));
  expect(await screen.findByLabelText('Periode')).toHaveValue('2026-11');
  expect(screen.queryByRole('link', { name: 'Se den løbende periode' })).toBeNull();
});

it('downloads the shown period as CSV', async () => {
  const { user } = open({ search: '?periode=2026-10' });
  const button = await screen.findByRole('button', { name: 'Hent CSV' });
  server.use(
    http.get(`${testApi}/subscriptions/S1/usage`, ({ request }) =>
      HttpResponse.text(new URL(request.url).searchParams.toString()),
    ),
  );
  await user.click(button);
  await waitFor(() => {
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
  const [file, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('forbrug-2026-10.csv');
  expect(await file?.content.text()).toBe('customerId=1001&period=2026-10&format=csv');
});

it('buys data after a confirmation, shows a toast, and updates the usage (CTRL-017, ERR-064)', async () => {
  const sent: unknown[] = [];
  const [first, ...others] = aUsage().categories;
  const more = () => (first ? [{ ...first, included: 50 + 10 * sent.length }, ...others] : others);
  const served = { usage: () => aUsage({ categories: more() }), bought: () => sent.length };
  const { user, toasts } = open({ served });
  const previews = jest.fn(() => delay('infinite'));
  server.use(
    http.post(`${testApi}/subscriptions/S1/top-ups/preview`, previews),
    http.post(`${testApi}/subscriptions/S1/top-ups`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: placed }, { status: 202 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Tank op' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Vælg et produkt.' }));
  expect(screen.getByRole('group', { name: 'Vælg, hvad du vil tanke op med' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Tank op' }));
  expect(summary).toHaveFocus();
  const card = screen.getByRole('region', { name: 'Tank op' }).parentElement;
  expect(card).toHaveAttribute('data-print', 'none');
  await user.click(screen.getByRole('radio', { name: '5 GB i Danmark' }));
  await user.click(screen.getByRole('button', { name: 'Tank op' }));
  expect(sent).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Køb nu' }));
  expect(await screen.findByText('2 × 5 GB i Danmark')).toBeVisible();
  expect(card).not.toHaveAttribute('data-print');
  expect(sent).toEqual([{ data: { productCode: 'TOPDK5' } }]);
  expect(toasts[0]).toMatchObject({ title: 'Der bliver tanket op med 5 GB i Danmark' });
  expect(toasts[0]?.richText).toContain('Ordre O5000000001 er sendt');
  expect(await screen.findByText(/45.GB af 60.GB/)).toBeVisible();
  // Aborted when the order was sent, and not requested again.
  expect(previews).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Tank op' }));
  await waitFor(() => {
    expect(previews).toHaveBeenCalledTimes(2);
  });
});

it('keeps the idempotency key without a response, and renews it once the purchase is listed', async () => {
  const keys: (string | null)[] = [];
  let bought = 0;
  const { user, toasts } = open({ served: { bought: () => bought } });
  const answers = [() => HttpResponse.json({ data: { ...placed, orderId: 'O0' } }, { status: 202 })];
  server.use(
    http.post(`${testApi}/subscriptions/S1/top-ups`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answers.shift()?.() ?? HttpResponse.error();
    }),
  );
  const buy = async () => {
    await user.click(screen.getByRole('button', { name: 'Tank op' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Køb nu' }));
    return dialog;
  };
  const failToBuy = async (times: number) => {
    const dialog = await buy();
    await waitFor(() => {
      expect(keys).toHaveLength(times);
    });
    await user.click(await dialog.findByRole('button', { name: 'Annuller' }));
  };
  await user.click(await screen.findByRole('radio', { name: '5 GB i Danmark' }));
  await buy();
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  await failToBuy(2);
  // The previous purchase.
  bought = 1;
  await failToBuy(3);
  expect(await screen.findByText('2 × 5 GB i Danmark')).toBeVisible();
  bought = 2;
  await failToBuy(4);
  expect(await screen.findAllByText('2 × 5 GB i Danmark')).toHaveLength(2);
  await failToBuy(5);
  expect(new Set(keys.slice(0, 2)).size).toBe(2);
  expect(new Set(keys.slice(1, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[3]);
});

it('links administrators to the alerts', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Advarsler om forbrug' })).toHaveAttribute(
    'href',
    '/1001/abonnementer/S1/forbrug/advarsler',
  );
});

it('lets employees view usage, but not buy data (CTRL-017)', async () => {
  open({ customer: { role: 'User' } });
  expect(await screen.findByText('Kun administratorer kan tanke op.')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Data i Danmark' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Advarsler om forbrug' })).toBeNull();
});

it.each([
  ['MissingContract', 'Virksomheden mangler en rammeaftale. Kontakt kundeservice.'],
  ['Suspended', 'Abonnementet er spærret. Det skal genåbnes, før det kan ændres.'],
] as const)(
  'shows the reason instead of top-ups when it is not allowed: %s (SUB-033, CTRL-017)',
  async (reason, why) => {
    open({ actions: forbidding('TopUp', reason) });
    expect(await screen.findByText(`Der kan ikke tankes op på abonnementet. ${why}`)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

it('shows why a product cannot be bought again', async () => {
  open({ served: { offerings: [anOffering({ remaining: 0 })] } });
  expect(await screen.findByRole('radio', { name: '5 GB i Danmark' })).toBeDisabled();
  expect(screen.getByText('Du kan ikke købe flere i denne periode.')).toBeVisible();
});
