import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type PathParams } from 'msw';
import type { SubscriptionView } from 'shared/contracts/subscription-view';
import { saveFile } from 'shared/http/save-file';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { notFound, refusalOf } from 'shared/testing/answers.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { remote } from '../remote/remote.tsx';
import { refuseOnce } from '../testing/api.ts';
import { listItems, serveSubscriptions, serveViews } from '../testing/subscription-list.ts';
import { aListItem } from '../testing/subscriptions.ts';

jest.mock('shared/http/save-file');

const server = startApi();

const open = (query = '', options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `abonnementer${query}`, ...options }),
});

const shownTable = () => screen.findByRole('table', { name: 'Abonnementer' });
const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(text => text !== '');

const view = (name: string, query: string, isDefault = false): SubscriptionView => ({
  id: `V-${name}`,
  name,
  query,
  isDefault,
});
const blocked = view('Spærrede', 'status=Suspended&kolonner=Number&kolonner=EmployeeId');
const byPrice = view('Dyreste', 'sorter=Price&retning=faldende', true);

/** Mocks writes of views, and records them. */
const takeViews = (refusal?: () => Response) => {
  const sent: { method: string; id: string; body: unknown }[] = [];
  const take = async ({ request, params }: { request: Request; params: PathParams }) => {
    const text = await request.text();
    const body = text === '' ? undefined : (JSON.parse(text) as { data: object }).data;
    const id = String(params['id'] ?? '');
    sent.push({ method: request.method, id, body });
    if (refusal) return refusal();
    return HttpResponse.json({ data: body ? { view: { id: id || 'V-ny', ...body } } : { viewId: id } });
  };
  server.use(
    http.post(`${testApi}/subscription-views`, take),
    http.put(`${testApi}/subscription-views/:id`, take),
    http.delete(`${testApi}/subscription-views/:id`, take),
  );
  return sent;
};

const openDrawer = async (user: ReturnType<typeof userEvent.setup>) => {
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Visninger' }));
  const drawer = await screen.findByRole('dialog', { name: 'Visninger' });
  await within(drawer).findByRole('heading', { name: 'Gemte visninger' });
  return within(drawer);
};

const withoutPrices = { toggles: { show_subscription_prices: false } };

describe('columns', () => {
  it('are selected in a menu and kept in the URL, without a request', async () => {
    const { calls } = serveSubscriptions(server, [
      aListItem({ employeeId: 'M-17', effectiveDate: '2024-02-01', futureCancellationDate: '2031-01-31' }),
    ]);
    const { user, address } = open('', withoutPrices);
    const usual = ['Bruger', 'Nummer', 'Status', 'Produkt', 'Kundenummer'];
    expect(headers(await shownTable())).toEqual(usual);
    act(() => {
      screen.getByRole('button', { name: 'Kolonner (4)' }).focus();
    });
    await user.keyboard('{Enter}');
    const menu = screen.getByRole('dialog', { name: /^Kolonner/ });
    expect(within(menu).queryByRole('checkbox', { name: 'Pris' })).toBeNull();
    for (const name of ['Medarbejdernummer', 'Startdato', 'Slutdato', 'Produkt', 'Kundenummer'])
      await user.click(within(menu).getByRole('checkbox', { name }));
    expect(address()).toBe(
      '/1001/abonnementer?' +
        ['Number', 'Status', 'Price', 'EmployeeId', 'EffectiveDate', 'EndDate']
          .map(column => `kolonner=${column}`)
          .join('&'),
    );
    await user.keyboard('{Escape}');
    const table = await shownTable();
    expect(headers(table)).toEqual([
      'Bruger',
      'Nummer',
      'Status',
      'Medarbejdernummer',
      'Startdato',
      'Slutdato',
    ]);
    expect(within(table).getByRole('row', { name: /Mette Holm/ })).toHaveTextContent(
      /M-17.*1\. feb\. 2024.*31\. jan\. 2031/,
    );
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Kolonner (5)' }));
    await user.click(screen.getByRole('button', { name: 'Nulstil' }));
    await user.keyboard('{Escape}');
    expect(headers(await shownTable())).toEqual(usual);
    expect(address()).toBe('/1001/abonnementer');
  });

  it('include the price when its toggle is on (SUB-008)', async () => {
    serveSubscriptions(server, [aListItem()]);
    open('?kolonner=Price', { toggles: { show_subscription_prices: true } });
    expect(headers(await shownTable())).toEqual(['Bruger', 'Pris']);
  });

  it.each([
    ['kolonner=EndDate&kolonner=Number', ['Bruger', 'Nummer', 'Slutdato']],
    ['kolonner=Price', ['Bruger']],
    ['kolonner=Findes+ikke', ['Bruger', 'Nummer', 'Status', 'Produkt', 'Kundenummer']],
  ])('of the URL %s are shown, prices only by their toggle', async (query, shown) => {
    serveSubscriptions(server, [aListItem()]);
    open(`?${query}`, withoutPrices);
    expect(headers(await shownTable())).toEqual(shown);
  });

  it('stay when the filters are removed', async () => {
    serveSubscriptions(server, listItems(2));
    const { user, address } = open('?status=Active&kolonner=Number');
    await shownTable();
    await user.click(screen.getByRole('button', { name: 'Fjern filtre' }));
    expect(address()).toBe('/1001/abonnementer?kolonner=Number');
  });
});

describe('the CSV of the list', () => {
  const serveFile = () => {
    serveSubscriptions(server, [aListItem()]);
    const asked: string[] = [];
    server.use(
      http.get(`${testApi}/subscriptions`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.get('format') !== 'csv') return undefined;
        asked.push(query.toString());
        return new HttpResponse('Bruger', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    return asked;
  };
  const fetched = async (user: ReturnType<typeof open>['user']) => {
    jest.mocked(saveFile).mockClear();
    await shownTable();
    await user.click(screen.getByRole('button', { name: 'Hent CSV' }));
    await waitFor(() => {
      expect(saveFile).toHaveBeenCalledTimes(1);
    });
  };

  it('has the filters, order and columns of the list', async () => {
    const asked = serveFile();
    const { user } = open(
      '?soeg=Holm&type=MOBILE&status=Active&konto=80011001&forbrug=NearLimit' +
        '&sorter=Price&retning=faldende&kolonner=Price&kolonner=Number&antal=20',
      { toggles: { show_subscription_prices: true } },
    );
    await fetched(user);
    expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toBe('abonnementer.csv');
    expect(asked).toEqual([
      'customerId=1001&searchQuery=Holm&types=MOBILE&statuses=Active&accountIds=80011001&usage=NearLimit' +
        '&orderBy=Price&sortOrder=Descending&columns=Name&columns=Number&columns=Price&format=csv',
    ]);
  });

  it('omits columns that the list hides', async () => {
    const asked = serveFile();
    const { user } = open('?kolonner=Price&kolonner=Number', {
      toggles: { show_subscription_prices: false },
    });
    await fetched(user);
    expect(new URLSearchParams(asked[0]).getAll('columns')).toEqual(['Name', 'Number']);
  });
});

it('shows that the CSV is limited to the first 10,000 rows', async () => {
  serveSubscriptions(server, listItems(10_001));
  open();
  await shownTable();
  expect(screen.getByText('Filen får de første 10.000 abonnementer i listen.')).toBeVisible();
});

describe('saved views', () => {
  it('open with one click, and the current one is marked', async () => {
    const { calls } = serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked, byPrice]);
    const { user, address, container } = open('?type=MOBILE');
    await shownTable();
    const views = within(screen.getByRole('navigation', { name: 'Gemte visninger' }));
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
    await user.click(views.getByRole('link', { name: 'Spærrede' }));
    expect(address()).toBe(`/1001/abonnementer?${blocked.query}`);
    await waitFor(() => {
      expect(calls.at(-1)?.getAll('statuses')).toEqual(['Suspended']);
    });
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Spærrede');
    expect(headers(await shownTable())).toEqual(['Bruger', 'Nummer', 'Medarbejdernummer']);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('open the list with the default one when the URL has no parameters', async () => {
    const { calls } = serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked, byPrice]);
    const { address, isScrollKept } = open();
    await shownTable();
    await waitFor(() => {
      expect(address()).toBe(`/1001/abonnementer?${byPrice.query}`);
      expect(String(calls.at(-1))).toContain('orderBy=Price&sortOrder=Descending');
    });
    expect(isScrollKept()).toBe(true);
  });

  it.each(['?status=Active', '?side=1', '?x=y'])('leave a URL with %s unchanged', async query => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [byPrice]);
    const { address } = open(query);
    await shownTable();
    expect(screen.getByRole('link', { name: 'Dyreste' })).toBeVisible();
    expect(address()).toBe(`/1001/abonnementer${query}`);
  });

  it('are not reapplied when the user removes the filters', async () => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [view('Aktive', 'status=Active', true)]);
    const { user, address } = open();
    await shownTable();
    await arrivalAt('/1001/abonnementer?status=Active', address);
    await user.click(screen.getByRole('button', { name: 'Fjern filtre' }));
    await shownTable();
    expect(address()).toBe('/1001/abonnementer');
  });

  it('do not affect the list when they fail to load', async () => {
    serveSubscriptions(server, listItems(2));
    refuseOnce(server, 'subscription-views', 500);
    const { address } = open();
    await shownTable();
    expect(address()).toBe('/1001/abonnementer');
    expect(screen.queryByRole('navigation', { name: 'Gemte visninger' })).toBeNull();
  });

  it('are saved from the current list, with a name and without the page number', async () => {
    serveSubscriptions(server, listItems(90));
    const sent = takeViews();
    const { user, toasts } = open('?status=Active&sorter=Number&kolonner=Number&side=2');
    const drawer = await openDrawer(user);
    expect(drawer.getByText('Du har ingen gemte visninger endnu.')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    expect(drawer.getByRole('alert')).toHaveTextContent('Indtast et navn');
    await user.type(drawer.getByLabelText('Navn'), '  Aktive ');
    await user.click(drawer.getByRole('checkbox', { name: 'Åbn listen med denne visning' }));
    expect(await accessibilityFaults(document.body)).toEqual([]);
    serveViews(server, [view('Aktive', 'status=Active&sorter=Number&kolonner=Number', true)]);
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    expect(await screen.findByRole('link', { name: 'Aktive', current: 'page' })).toBeVisible();
    expect(sent).toEqual([
      {
        method: 'POST',
        id: '',
        body: { name: 'Aktive', query: 'status=Active&sorter=Number&kolonner=Number', isDefault: true },
      },
    ]);
    expect(toasts.map(({ title }) => title)).toEqual(['Visningen Aktive er gemt']);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('reject a name that is too long, without truncating', async () => {
    serveSubscriptions(server, listItems(2));
    const sent = takeViews();
    const { user } = open();
    const drawer = await openDrawer(user);
    await seeTooLong(user, 'Gem visning', [['Navn', 60, 'Navnet']]);
    expect(sent).toEqual([]);
    // The typed name is not lost by accident (UI-030).
    await user.click(drawer.getByRole('button', { name: 'Luk' }));
    await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
    expect(drawer.getByLabelText('Navn')).not.toHaveValue('');
  });

  it('of the plain list include its order, so that the default one does not replace them', async () => {
    serveSubscriptions(server, listItems(2));
    const sent = takeViews();
    const { user, address } = open();
    const drawer = await openDrawer(user);
    await user.type(drawer.getByLabelText('Navn'), 'Alle');
    serveViews(server, [view('Alle', 'sorter=Name'), byPrice]);
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    expect(await screen.findByRole('link', { name: 'Alle', current: 'page' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { query: 'sorter=Name' } }]);
    // The URL stays.
    expect(address()).toBe('/1001/abonnementer');
  });

  it('are overwritten with the current list', async () => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked, byPrice]);
    const sent = takeViews();
    const { user } = open('?type=MOBILE');
    const drawer = await openDrawer(user);
    await user.selectOptions(drawer.getByLabelText('Gem som'), 'I stedet for Dyreste');
    expect(drawer.getByLabelText('Navn')).toHaveValue('Dyreste');
    expect(drawer.getByRole('checkbox', { name: 'Åbn listen med denne visning' })).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    await waitFor(() => {
      expect(sent).toEqual([
        {
          method: 'PUT',
          id: 'V-Dyreste',
          body: { name: 'Dyreste', query: 'type=MOBILE', isDefault: true },
        },
      ]);
    });
  });

  it.each([
    ['SubscriptionViewNameTaken', 'Du har allerede en visning med det navn. Vælg et andet.'],
    ['SubscriptionViewLimitReached', 'Du kan højst have 20 gemte visninger. Slet en, før du gemmer en ny.'],
  ])('that are refused for %s keep the typed name and show the reason', async (code, sentence) => {
    serveSubscriptions(server, listItems(2));
    takeViews(() => refusalOf(code));
    const { user } = open('?type=MOBILE');
    const drawer = await openDrawer(user);
    await user.type(drawer.getByLabelText('Navn'), 'Dyreste');
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(sentence);
    expect(drawer.getByLabelText('Navn')).toHaveValue('Dyreste');
  });

  it('are made default and not default, without any other change', async () => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked]);
    const sent = takeViews();
    const { user, toasts, address } = open();
    const drawer = await openDrawer(user);
    serveViews(server, [{ ...blocked, isDefault: true }]);
    await user.click(drawer.getByRole('button', { name: 'Gør Spærrede til standard' }));
    await user.click(await drawer.findByRole('button', { name: 'Fjern Spærrede som standard' }));
    const { id: _id, ...body } = blocked;
    await waitFor(() => {
      expect(sent).toEqual([
        { method: 'PUT', id: 'V-Spærrede', body: { ...body, isDefault: true } },
        { method: 'PUT', id: 'V-Spærrede', body },
      ]);
    });
    expect(toasts.map(({ title }) => title)).toEqual([
      'Listen åbner nu med Spærrede',
      'Listen åbner nu uden en visning',
    ]);
    expect(address()).toBe('/1001/abonnementer');
  });

  it('are deleted after a confirmation', async () => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked, byPrice]);
    const sent = takeViews();
    const { user, toasts } = open('?type=MOBILE');
    const drawer = await openDrawer(user);
    await user.click(drawer.getByRole('button', { name: 'Slet Spærrede' }));
    expect(screen.getByRole('dialog', { name: 'Vil du slette visningen Spærrede?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuller' }));
    expect(sent).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'Slet Spærrede' }));
    serveViews(server, [byPrice]);
    await user.click(screen.getByRole('button', { name: 'Slet visning' }));
    await waitFor(() => {
      expect(drawer.queryByRole('button', { name: 'Slet Spærrede' })).toBeNull();
    });
    expect(sent).toEqual([{ method: 'DELETE', id: 'V-Spærrede', body: undefined }]);
    expect(toasts.map(({ title }) => title)).toEqual(['Visningen Spærrede er slettet']);
  });

  it('that were deleted in another tab show a message, and are removed', async () => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked, byPrice]);
    const sent = takeViews(notFound);
    const { user, toasts } = open('?type=MOBILE');
    const drawer = await openDrawer(user);
    await user.selectOptions(drawer.getByLabelText('Gem som'), 'I stedet for Dyreste');
    serveViews(server, [blocked]);
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('Gem den som en ny.');
    expect(drawer.getByLabelText('Navn')).toHaveValue('Dyreste');
    await waitFor(() => {
      expect(drawer.queryByRole('button', { name: 'Slet Dyreste' })).toBeNull();
    });
    expect(drawer.getByLabelText('Gem som')).toHaveDisplayValue('Ny visning');
    await user.click(drawer.getByRole('button', { name: 'Gem visning' }));
    await waitFor(() => {
      expect(sent.map(({ method }) => method)).toEqual(['PUT', 'POST']);
    });
    await user.click(drawer.getByRole('button', { name: 'Gør Spærrede til standard' }));
    await user.click(drawer.getByRole('button', { name: 'Slet Spærrede' }));
    serveViews(server, []);
    await user.click(screen.getByRole('button', { name: 'Slet visning' }));
    expect(await drawer.findByText('Du har ingen gemte visninger endnu.')).toBeVisible();
    expect(toasts.map(({ variant, title }) => `${variant} ${title}`)).toEqual([
      'WARNING Visningen findes ikke længere',
      'WARNING Visningen findes ikke længere',
    ]);
  });

  it('keep focus in the drawer when they are deleted, so that Escape closes it', async () => {
    serveSubscriptions(server, listItems(2));
    serveViews(server, [blocked, byPrice]);
    takeViews();
    const { user } = open('?type=MOBILE');
    const drawer = await openDrawer(user);
    const heading = drawer.getByRole('heading', { name: 'Gemte visninger' });
    for (const [name, left] of [
      ['Spærrede', [byPrice]],
      ['Dyreste', []],
    ] as const) {
      await user.click(drawer.getByRole('button', { name: `Slet ${name}` }));
      serveViews(server, left);
      await user.click(screen.getByRole('button', { name: 'Slet visning' }));
      await waitFor(() => {
        expect(heading).toHaveFocus();
      });
      expect(drawer.queryByText(name)).toBeNull();
    }
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('are not required for a link to the list', async () => {
    serveSubscriptions(server, listItems(2));
    server.use(http.get(`${testApi}/subscription-views`, () => new HttpResponse(null, { status: 500 })));
    const { user } = open();
    await shownTable();
    await user.click(screen.getByRole('button', { name: 'Visninger' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Visninger' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('Kunne ikke indlæse');
    expect(await drawer.findByRole('button', { name: 'Kopiér link til listen' })).toBeVisible();
    expect(drawer.queryByLabelText('Navn')).toBeNull();
    expect(drawer.queryByRole('heading', { name: 'Gemte visninger' })).toBeNull();
  });

  it('are shared by a link to the current list', async () => {
    serveSubscriptions(server, listItems(2));
    const { user } = open('?status=Active&kolonner=Number');
    const copied: string[] = [];
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    });
    const drawer = await openDrawer(user);
    await user.click(drawer.getByRole('button', { name: 'Kopiér link til listen' }));
    expect(copied.map(address => new URL(address).search)).toEqual(['?status=Active&kolonner=Number']);
  });
});
