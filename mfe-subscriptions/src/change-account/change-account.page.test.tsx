import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import type { Account } from 'shared/contracts/account';
import { danishDay } from 'shared/format/date';
import { addDays } from 'shared/format/day';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyAccount } from 'shared/testing/builders.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const accounts = [
  anyAccount(),
  anyAccount({ accountId: '80010002', accountName: 'Lager' }),
  anyAccount({ accountId: '80010003', accountName: 'Linjer', productGroup: 'Broadband' }),
  anyAccount({ accountId: '80020001', accountName: 'Søster', rootAccountId: '80020000' }),
  anyAccount({ accountId: '80010004', accountName: 'Tidligere', closedOn: '2026-08-01' }),
];

const suggested = anyAccount({ accountId: '80010006', accountName: 'Salg' });

const open = (actions = allowing(), found?: readonly Account[]) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveActions(server, actions);
  serveHistory(server, []);
  const paging = pagingOf({ offset: 0, pageSize: 10, totalCount: 5 });
  const { calls } = serve(server, 'accounts', query => ({
    ...paging,
    accounts: query.has('searchQuery') ? (found ?? accounts) : [anyAccount(), suggested],
  }));
  const host = renderWithHost(remote, { path: 'abonnementer/S1/skift-faktureringskonto' });
  return { calls, user: userEvent.setup(), ...host };
};
const search = () => screen.findByRole('searchbox', { name: 'Søg efter kundenummer' });
const submit = () => screen.findByRole('button', { name: /Skift kundenummer/ });
/** Pasted: on a busy machine, typing would search for half a word. */
const searchFor = async (user: ReturnType<typeof userEvent.setup>, term: string) => {
  await user.click(await search());
  await user.paste(term);
};
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await searchFor(user, 'kontor');
  await user.click(await screen.findByRole('radio', { name: 'Lager (80010002)' }));
};

it('finds accounts, and disables those that cannot pay for the subscription (ACC-024, NAV-030)', async () => {
  const { user, calls, container } = open();
  await searchFor(user, 'kontor');
  expect(await screen.findByRole('radio', { name: 'Lager (80010002)' })).toBeEnabled();
  expect(calls.at(-1)?.get('searchQuery')).toBe('kontor');
  const reasonOf = (name: string) => {
    const radio = screen.getByRole('radio', { name });
    expect(radio).toBeDisabled();
    return radio;
  };
  expect(reasonOf('Hovedkontor (80010001)')).toHaveAccessibleDescription(/Betaler allerede/);
  expect(reasonOf('Linjer (80010003)')).toHaveAccessibleDescription(/Er ikke af samme type/);
  expect(reasonOf('Tidligere (80010004)')).toHaveAccessibleDescription(/er lukket/);
  expect(reasonOf('Søster (80020001)')).toHaveAccessibleDescription(/samme hovedkundenummer/);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('orders the move from today, shows a toast and returns (ACC-024, ACC-027, ACC-033)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/account', placed);
  const { user, toasts, address } = open();
  await choose(user);
  await user.click(await submit());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(({ body }) => body)).toEqual([
    { data: { targetAccountId: '80010002', effectiveDate: danishDay(new Date()) } },
  ]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Kundenummeret bliver skiftet',
      richText: 'Ordre O5000000001 er sendt. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000001' },
    },
  ]);
});

it('uses tomorrow for an account created today, with the reason', async () => {
  const today = danishDay(new Date());
  const made = anyAccount({ accountId: '80010002', accountName: 'Lager', createdOn: today });
  const { written } = takeOrders(server, 'subscriptions/S1/account', placed);
  const { user, address } = open(undefined, [made]);
  await choose(user);
  expect(screen.getByRole('radio', { name: 'Lager (80010002)' }).closest('label')).toHaveTextContent(
    /Er nyt og kan betale fra \d+\./,
  );
  await user.click(await submit());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(({ body }) => body)).toEqual([
    { data: { targetAccountId: '80010002', effectiveDate: addDays(today, 1) } },
  ]);
});

it('previews what the move changes, and keeps the selection when the search is cleared', async () => {
  const { user } = open();
  const changes = [{ field: 'account', from: 'Hovedkontor (80010001)', to: 'Nyt sted (80010002)' }];
  servePreview(server, { changes });
  await choose(user);
  expect(await screen.findByText('Nyt sted (80010002)')).toBeVisible();
  await user.clear(await search());
  await waitFor(() => {
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
  expect(screen.getByRole('radio', { name: 'Lager (80010002)' })).toBeChecked();
});

it('suggests the most used accounts that can pay before a search', async () => {
  const { calls } = open();
  expect(await screen.findByText('Forslag til kundenummer')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Salg (80010006)' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(calls.map(query => query.get('mostSearched'))).toEqual(['true']);
});

it('requires an account, and a date at most four months ahead (ACC-033)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/account', placed);
  const { user } = open();
  const date = await screen.findByRole('textbox', { name: 'Fra hvilken dag?' });
  await user.clear(date);
  await user.click(date);
  await user.paste('01.01.2099');
  await user.click(await submit());
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(each => each.textContent)).toEqual([
    'Vælg et kundenummer',
    'Datoen må højst ligge fire måneder ude i fremtiden',
  ]);
  expect(written).toEqual([]);
});

it.each([
  ['TargetAccountBelongRootAccountCurrentAccount', /samme hovedkundenummer/, 'group'],
  ['TargetAccountProductGroupMastCurrentAccountProductGroup', /samme type/, 'group'],
  ['TargetAccountIsClosed', /Kundenummeret er lukket/, 'group'],
  ['TargetAccountMustBeCreatedBeforeEffectiveDate', /efter den dag/, 'textbox'],
  ['EffectiveDateMustNotBeInThePast', /ikke ligge før i dag/, 'textbox'],
  ['EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture', /fire kalendermåneder/, 'textbox'],
] as const)('shows a server error at its field: %s (ACC-024)', async (code, text, role) => {
  const { user, address, toasts } = open();
  server.use(
    http.put(`${testApi}/subscriptions/S1/account`, () =>
      HttpResponse.json(
        { code: 'ArgumentError', subCode: code, statusCode: '400', failingSystem: 'AccountAPI' },
        { status: 400 },
      ),
    ),
  );
  await choose(user);
  await user.click(await submit());
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(text);
  const name = role === 'group' ? 'Hvilket kundenummer skal betale?' : 'Fra hvilken dag?';
  expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(text);
  expect(address()).toBe('/1001/abonnementer/S1/skift-faktureringskonto');
  expect(toasts).toEqual([]);
});

it('shows the reason instead of a form when it is not allowed (SUB-036, SUB-037, SUB-045)', async () => {
  open(forbidding('BillingAccount', 'HomeOfficeAccount'));
  expect(
    await screen.findByText('Det er ikke muligt at skifte kundenummer for dette abonnement'),
  ).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

/** Eleven accounts on two pages; the second fails until the server is up. */
const serveTwoPages = (isUp: () => boolean): void => {
  const full = Array.from({ length: 10 }, (_, at) => anyAccount({ accountId: `8001100${String(at)}` }));
  const more = anyAccount({ accountId: '80010005', accountName: 'Værksted' });
  server.use(
    http.get(`${testApi}/accounts`, ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      if (offset > 0 && !isUp()) return new HttpResponse(null, { status: 500 });
      const page = offset > 0 ? [more] : full;
      return HttpResponse.json({
        data: { accounts: page, ...pagingOf({ offset, pageSize: 10, totalCount: 11 }) },
      });
    }),
  );
};

it('refetches the failed next page of results on retry, and moves focus', async () => {
  const { user } = open();
  let isUp = false;
  serveTwoPages(() => isUp);
  await searchFor(user, 'kontor');
  expect(await screen.findByText('11 kundenumre fundet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
  expect(await screen.findByText('Søgningen kunne ikke gennemføres.')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('radio', { name: 'Værksted (80010005)' })).toBeVisible();
  expect(screen.queryByText('Søgningen kunne ikke gennemføres.')).toBeNull();
  // The clicked button is gone.
  expect(screen.getByText('Viser 11 af 11')).toHaveFocus();
});

it('shows more suggestions, and moves focus to their count when there are no more', async () => {
  const { user } = open();
  serveTwoPages(() => true);
  await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
  expect(await screen.findByRole('radio', { name: 'Værksted (80010005)' })).toBeVisible();
  expect(screen.getByText('Viser 11 forslag')).toHaveFocus();
});
