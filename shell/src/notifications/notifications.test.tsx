import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Notification } from 'shared/contracts/notification';
import { pagingOf } from 'shared/contracts/paging';
import { notificationSentence } from 'shared/format/notification-sentence';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { standingClock } from 'shared/testing/standing-clock.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { preloadDialogs } from '../dialogs/dialogs.tsx';
import { NotificationBell } from './notification-bell.lazy.tsx';
import { hrefOf } from './notification-href.ts';
import { NotificationSlot } from './notification-slot.tsx';
import { anyNotification } from './testing/any-notification.ts';

const server = startApi();
const clockStandsAt = standingClock();

const failed = anyNotification({ subject: 'Albert Skovlyst', orderType: 'Suspension' });
const overdue = anyNotification({
  id: 'overdue-F1',
  kind: 'InvoiceOverdue',
  recordId: 'F1',
  subject: '9001',
  isRead: true,
  documentType: 'Invoice',
  amount: { value: 125, currency: 'DKK' },
});

/** Mocks the API; records page sizes and what is marked as read. */
const serve = (...first: readonly Notification[]) => {
  const state = { all: [...first], sizes: [] as number[], read: [] as unknown[] };
  const unread = () => state.all.filter(({ isRead }) => !isRead).length;
  server.use(
    http.get(`${testApi}/notifications`, ({ request }) => {
      const pageSize = Number(new URL(request.url).searchParams.get('pageSize'));
      state.sizes.push(pageSize);
      const page = pagingOf({ offset: 0, pageSize, totalCount: state.all.length });
      const notifications = state.all.slice(0, pageSize);
      return HttpResponse.json({ data: { notifications, unreadCount: unread(), ...page } });
    }),
    http.put(`${testApi}/notifications/read`, async ({ request }) => {
      const { data } = (await request.json()) as { data: { notificationIds: string[] | null } };
      state.read.push(data.notificationIds);
      state.all = state.all.map(each =>
        data.notificationIds?.includes(each.id) === false ? each : { ...each, isRead: true },
      );
      return HttpResponse.json({ data: { unreadCount: unread() } });
    }),
  );
  return state;
};

const open = async (name: string) => {
  const user = userEvent.setup();
  const rendered = renderInPortal(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name }));
  return { ...rendered, user, drawer: await screen.findByRole('dialog', { name: 'Notifikationer' }) };
};

it('shows the unread count, and marks unread notifications in the list', async () => {
  serve(failed, overdue);
  const { drawer } = await open('Notifikationer, 1 ulæst');
  const list = await within(drawer).findByRole('list', { name: 'Notifikationer fra de seneste 30 dage' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Spærring af abonnement for Albert Skovlyst fejlede');
  expect(first).toHaveTextContent('Ulæst');
  expect(second).toHaveTextContent('Faktura 9001 er forfalden');
  expect(second).not.toHaveTextContent('Ulæst');
  expect(await accessibilityFaults(drawer)).toEqual([]);
});

it('refetches when the drawer opens', async () => {
  const state = serve(overdue);
  renderInPortal(<NotificationBell />);
  const bell = await screen.findByRole('button', { name: 'Notifikationer' });
  await waitFor(() => {
    expect(state.sizes).toHaveLength(1);
  });
  state.all = [failed, overdue];
  await userEvent.click(bell);
  expect(await screen.findByRole('link', { name: /^Spærring af abonnement/ })).toBeVisible();
});

it('shows recent times as relative, and older ones as dates', async () => {
  clockStandsAt('2026-11-08T09:30:00Z');
  serve(
    anyNotification({ at: '2026-11-06T09:30:00.000Z' }),
    anyNotification({ id: 'order-O2', at: '2026-11-01T09:30:00.000Z' }),
  );
  const { drawer } = await open('Notifikationer, 2 ulæste');
  expect(await within(drawer).findByText('i forgårs')).toBeVisible();
  expect(within(drawer).getByText('1. nov. 2026, 10.30')).toBeVisible();
});

it('follows a link by keyboard, marks its notification as read, and closes', async () => {
  const state = serve(failed, overdue);
  const { user, address } = await open('Notifikationer, 1 ulæst');
  const link = await screen.findByRole('link', { name: /^Spærring af abonnement/ });
  act(() => {
    link.focus();
  });
  await user.keyboard('{Enter}');
  expect(address()).toBe('/1001/ordrer/O1');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Notifikationer' })).toBeVisible();
  expect(state.read).toEqual([['order-O1']]);
});

it('stays open when a link is opened in a new tab', async () => {
  const state = serve(failed);
  await open('Notifikationer, 1 ulæst');
  const link = await screen.findByRole('link', { name: /^Spærring af abonnement/ });
  // jsdom has no other tabs.
  link.addEventListener('click', event => {
    event.preventDefault();
  });
  fireEvent.click(link, { ctrlKey: true });
  await waitFor(() => {
    expect(state.read).toEqual([['order-O1']]);
  });
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('shows no toast when marking a followed notification as read fails', async () => {
  const state = serve(failed);
  let readBefore = Infinity;
  server.use(
    http.put(`${testApi}/notifications/read`, () => {
      readBefore = state.sizes.length;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const { user, portal } = await open('Notifikationer, 1 ulæst');
  await user.click(await screen.findByRole('link', { name: /^Spærring af abonnement/ }));
  // The list is refetched after the failure.
  await waitFor(() => {
    expect(state.sizes.length).toBeGreaterThan(readBefore);
  });
  expect(portal.toasts.getState().toasts).toEqual([]);
});

it('does not mark a read notification again', async () => {
  const state = serve(overdue);
  const { user } = await open('Notifikationer');
  await user.click(await screen.findByRole('link', { name: /^Faktura 9001/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state.read).toEqual([]);
});

it('marks all as read, and returns focus on close', async () => {
  const state = serve(failed, overdue);
  const { user } = await open('Notifikationer, 1 ulæst');
  await user.click(await screen.findByRole('button', { name: 'Markér alle som læst' }));
  await waitFor(() => {
    expect(screen.queryByText('Ulæst')).toBeNull();
  });
  expect(state.read).toEqual([null]);
  expect(screen.getByText('Alle notifikationer er læst.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Notifikationer' })).toHaveFocus();
  });
});

it('shows more on demand', async () => {
  const state = serve(
    ...Array.from({ length: 25 }, (_, index) => anyNotification({ id: `order-O${String(index)}` })),
  );
  const { user } = await open('Notifikationer, 25 ulæste');
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
  });
  expect(state.sizes).toContain(40);
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
});

it('shows an empty list', async () => {
  serve();
  await open('Notifikationer');
  expect(await screen.findByText('Der er ingen notifikationer fra de seneste 30 dage.')).toBeVisible();
});

it('shows an error only in the drawer, and retries', async () => {
  let calls = 0;
  server.use(
    http.get(`${testApi}/notifications`, () => {
      calls += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { portal } = renderInPortal(<NotificationBell />);
  const bell = await screen.findByRole('button', { name: 'Notifikationer' });
  await waitFor(() => {
    expect(calls).toBe(1);
  });
  expect(screen.queryByText('Kunne ikke indlæse notifikationerne.')).toBeNull();
  const user = userEvent.setup();
  await user.click(bell);
  expect(await screen.findByText('Kunne ikke indlæse notifikationerne.')).toBeVisible();
  serve(failed);
  await user.click(screen.getByRole('button', { name: /^Prøv igen/ }));
  expect(await screen.findByRole('link', { name: /^Spærring af abonnement/ })).toBeVisible();
  expect(portal.toasts.getState().toasts).toEqual([]);
});

it('refetches when another tab marks notifications as read', async () => {
  const listeners: (() => void)[] = [];
  const sent: unknown[] = [];
  class Channel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    addEventListener(_type: string, listener: () => void) {
      listeners.push(listener);
    }
    postMessage(message: unknown) {
      sent.push([this.name, message]);
    }
    close() {
      listeners.length = 0;
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  try {
    const state = serve(failed);
    const { user } = await open('Notifikationer, 1 ulæst');
    await user.click(await screen.findByRole('button', { name: 'Markér alle som læst' }));
    await waitFor(() => {
      expect(sent).toEqual([['portal.notifications', 'read']]);
    });
    state.all = [failed, anyNotification({ id: 'order-O2' })];
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(await screen.findByText('Anden ordre fejlede')).toBeVisible();
  } finally {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
});

it('refetches when the tab becomes visible, and shows 99+ for more', async () => {
  const state = serve(failed);
  renderInPortal(<NotificationBell />);
  expect(await screen.findByRole('button', { name: 'Notifikationer, 1 ulæst' })).toHaveTextContent(/^1$/);
  state.all = Array.from({ length: 100 }, (_, index) => anyNotification({ id: `order-O${String(index)}` }));
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByRole('button', { name: 'Notifikationer, 100 ulæste' })).toHaveTextContent(
    /^99\+$/,
  );
});

it('loads when the page is idle, not before', async () => {
  const state = serve(failed);
  renderInPortal(<NotificationSlot />);
  // Anything fetched at once would be here by now.
  await act(async () => {
    await import('./notification-bell.lazy.tsx');
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(state.sizes).toEqual([]);
  void preloadDialogs();
  expect(await screen.findByRole('button', { name: 'Notifikationer, 1 ulæst' })).toBeVisible();
});

const limit = { metric: 'DataDk', threshold: 80 } as const;

it.each([
  [{ kind: 'OrderCompleted', orderType: 'ChangePriceplan' }, 'Skift af abonnement er gennemført', 'ordrer/1'],
  [{ kind: 'OrderFailed', subject: '10100265' }, 'Anden ordre for 10 10 02 65 fejlede', 'ordrer/1'],
  [
    { kind: 'BulkJobEnded', count: 12 },
    'Jeres samlede ændring er afsluttet. 12 ordrer er gennemført',
    'abonnementer/samlede-aendringer/1',
  ],
  [
    {
      kind: 'InvoiceIssued',
      subject: '9',
      documentType: 'CreditNote',
      amount: { value: -5, currency: 'DKK' },
    },
    'Ny: Kreditnota 9 med 5,00 kr. til gode',
    'faktura/1',
  ],
  [
    { kind: 'InvoiceOverdue', subject: '9', documentType: 'Invoice', amount: { value: 5, currency: 'DKK' } },
    'Faktura 9 er forfalden. I mangler at betale 5,00 kr.',
    'faktura/1',
  ],
  [
    { kind: 'SubscriptionUsage', subject: 'Bo', limit },
    'Bo har nået 80 % af data i Danmark',
    'abonnementer/1/forbrug',
  ],
  [
    { kind: 'AccountUsage', subject: 'Lager', limit, count: 3 },
    '3 abonnementer på Lager har nået 80 % af data i Danmark',
    'faktureringskonti/1',
  ],
  [
    { kind: 'AccountUsage', subject: 'Lager', limit: { metric: 'ExtraCost', threshold: 50 } },
    'Lager har nået 50,00 kr. ud over abonnementerne i alt',
    'faktureringskonti/1',
  ],
  [
    { kind: 'InvitationAccepted', subject: 'a@b.dk' },
    'a@b.dk har taget imod invitationen',
    'administrator-oversigt/administrator-detaljer?email=a%40b.dk',
  ],
  [{ kind: 'OwnAccessChanged' }, 'Dine rettigheder er ændret', 'indstillinger'],
  [
    { kind: 'AccessChanged', subject: 'a@b.dk' },
    'Rettighederne for a@b.dk er ændret',
    'administrator-oversigt?soeg=a%40b.dk',
  ],
  [{ kind: 'AccessRemoved', subject: 'a@b.dk' }, 'a@b.dk har ikke længere adgang', 'administrator-oversigt'],
  [{ kind: 'Unknown' }, 'Der er sket noget nyt', undefined],
] as const)('has a sentence and a link: %p', (changes, sentence, path) => {
  const notification = anyNotification({ recordId: '1', ...changes });
  expect(notificationSentence(notification).replaceAll('\u00a0', ' ').replace('\u2212', '-')).toBe(sentence);
  expect(hrefOf('1001', notification)).toBe(path && `/1001/${path}`);
});
