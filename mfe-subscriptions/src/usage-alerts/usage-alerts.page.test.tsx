import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { Customer } from 'shared/contracts/customer';
import type { UsageAlerts } from 'shared/contracts/usage-alert';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { notFound, refusalOf, staleVersion } from 'shared/testing/answers.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { anAlert, serveAlerts, takeAlerts } from '../testing/usage-alerts.ts';

const server = startApi();
const list = 'abonnementer/S1/forbrug/advarsler';

interface Opened {
  readonly path?: string;
  readonly alerts?: UsageAlerts['alerts'];
  readonly metrics?: UsageAlerts['metrics'];
  readonly customer?: Partial<Customer>;
}

const open = ({ path = '', alerts, metrics, customer }: Opened = {}) => {
  const { calls } = serveAlerts(server, alerts, metrics);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const host = renderWithHost(remote, { path: `${list}${path}`, queryClient, ...(customer && { customer }) });
  return { calls, queryClient, user: userEvent.setup(), ...host };
};
const submit = (name = 'Opret advarsel') => screen.findByRole('button', { name });

describe('the alerts of a subscription', () => {
  const fired = {
    at: '2026-11-12T09:00:00.000Z',
    period: '2026-11',
    barringResult: 'Ordered' as const,
    orderId: 'O5000000001',
    jobIds: [],
    subscriptionCount: null,
  };

  it('are listed with recipients, barring and the date last sent', async () => {
    const alerts = [
      anAlert({ recipients: ['ny@firma.example', '22334455'], barring: 'BAROUTG', lastFired: fired }),
      anAlert({ id: 'A2', metric: 'ExtraCost', threshold: 250 }),
      anAlert({ id: 'A3', threshold: 100, lastFired: { ...fired, barringResult: null, orderId: null } }),
    ];
    const { container } = open({ alerts });
    const first = within(await screen.findByRole('region', { name: /^80\s% af data i Danmark$/ }));
    expect(first.getByText('ny@firma.example, 22 33 44 55')).toBeVisible();
    expect(first.getByText('Alle udgående opkald')).toBeVisible();
    expect(first.getByText(/^12\. nov\. 2026.*Spærringen blev bestilt\./)).toBeVisible();
    expect(hrefOf('Ordre O5000000001', first)).toBe('/1001/ordrer/O5000000001');
    const second = within(screen.getByRole('region', { name: /^250,00\skr\. ud over abonnementet$/ }));
    expect(second.getByText('Ikke sendt endnu')).toBeVisible();
    expect(second.getByText('Anne Admin')).toBeVisible();
    const third = within(screen.getByRole('region', { name: /^100\s% af data i Danmark$/ }));
    expect(third.getByText('12. nov. 2026, 10.00')).toBeVisible();
    expect(hrefOf(/^Rediger: 250,00/, second)).toBe(`/1001/${list}/A2`);
    expect(hrefOf('Opret advarsel')).toBe(`/1001/${list}/opret-advarsel`);
    expect(hrefOf('Forbrug')).toBe('/1001/abonnementer/S1/forbrug');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are deleted after a confirmation, and move focus to the page', async () => {
    const { user, toasts } = open({ alerts: [anAlert()] });
    await user.click(await screen.findByRole('button', { name: /^Slet: 80\s% af data i Danmark$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Vil du slette advarslen?' }));
    expect(
      dialog.getByText(/^Der bliver ikke længere sendt besked ved 80\s% af data i Danmark\.$/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Slet advarsel' }));
    expect(await screen.findByText('Der er ingen advarsler på abonnementet.')).toBeVisible();
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Advarslen er slettet' }]);
    expect(screen.getByText(/^I får besked én gang om måneden/)).toHaveFocus();
  });

  it('that somebody else has changed are not deleted, and shown as they are now', async () => {
    const { user, toasts } = open({ alerts: [anAlert({ version: 3 })] });
    await user.click(await screen.findByRole('button', { name: /^Slet: 80/ }));
    serveAlerts(server, [anAlert({ version: 4, threshold: 100 })]);
    const seen: (string | null)[] = [];
    server.use(
      http.delete(`${testApi}/subscriptions/S1/usage-alerts/A1`, ({ request }) => {
        seen.push(request.headers.get('if-match'));
        return staleVersion();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Slet advarsel' }));
    expect(await screen.findByRole('region', { name: /^100\s% af data i Danmark$/ })).toBeVisible();
    expect(seen).toEqual(['"3"']);
    expect(toasts).toEqual([
      { variant: 'WARNING', title: expect.stringContaining('er blevet ændret') as string },
    ]);
  });

  it('that another user has deleted show a warning', async () => {
    const { user, toasts } = open({ alerts: [anAlert()] });
    await user.click(await screen.findByRole('button', { name: /^Slet: / }));
    serveAlerts(server, []);
    server.use(http.delete(`${testApi}/subscriptions/S1/usage-alerts/A1`, notFound));
    await user.click(screen.getByRole('button', { name: 'Slet advarsel' }));
    expect(await screen.findByText('Der er ingen advarsler på abonnementet.')).toBeVisible();
    expect(toasts).toEqual([{ variant: 'WARNING', title: 'Advarslen findes ikke længere.' }]);
  });

  it('are limited to ten', async () => {
    const alerts = Array.from({ length: 10 }, (_, at) =>
      anAlert({ id: `A${String(at)}`, metric: 'ExtraCost', threshold: at + 1 }),
    );
    open({ alerts });
    expect(await screen.findByText('Et abonnement kan højst have 10 advarsler.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Opret advarsel' })).toBeNull();
  });

  it.each(['', '/opret-advarsel', '/A1'])('are not offered with nothing to watch (%s)', async path => {
    open({ path, alerts: path === '/A1' ? [anAlert()] : [], metrics: [] });
    expect(await screen.findByText('Der er intet forbrug at advare om på abonnementet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Opret advarsel' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('can only be deleted with nothing to watch', async () => {
    open({ alerts: [anAlert()], metrics: [] });
    expect(await screen.findByRole('button', { name: /^Slet: 80/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Rediger/ })).toBeNull();
  });

  it.each(['', '/opret-advarsel', '/A1'])(
    'are not requested for employees, who see the reason (%s)',
    async path => {
      const { calls } = open({ path, customer: { role: 'User' } });
      expect(await screen.findByText('Kun administratorer kan se og oprette advarsler.')).toBeVisible();
      expect(calls).toEqual([]);
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );
});

describe('a new alert', () => {
  const path = '/opret-advarsel';
  const recipients = () => screen.findByRole('textbox', { name: 'Modtagere' });

  it('has a percentage, several recipients and a barring', async () => {
    const { written } = takeAlerts(server);
    const { user, toasts, address, container } = open({ path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Opret advarsel' })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^100\s% af data i EU$/ }));
    await user.type(await recipients(), 'ny@firma.example{Enter}+45 22 33 44 55{Enter}');
    await user.selectOptions(screen.getByLabelText('Spær samtidig'), 'Opkald til udlandet');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(await submit());
    await arrivalAt(`/1001/${list}`, address);
    expect(written).toEqual([
      {
        call: 'POST usage-alerts',
        ifMatch: null,
        body: {
          metric: 'DataEu',
          threshold: 100,
          barring: 'BARINTCAL',
          recipients: ['ny@firma.example', '22334455'],
        },
      },
    ]);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Advarslen er oprettet' }]);
  });

  it.each([
    ['', 'Indtast beløbet'],
    ['12,50', 'Beløbet skal være i hele kroner'],
    ['12.50', 'Beløbet skal være i hele kroner'],
    ['-5', 'Beløbet skal være i hele kroner'],
    ['0', 'Beløbet skal være mellem 1 og 100.000 kroner'],
    ['100.001', 'Beløbet skal være mellem 1 og 100.000 kroner'],
  ])('shows one error for the amount “%s”', async (amount, sentence) => {
    const { user } = open({ path });
    await user.click(await screen.findByRole('radio', { name: 'Et beløb ud over abonnementet' }));
    const field = screen.getByRole('textbox', { name: 'Beløb i kroner' });
    if (amount !== '') await user.type(field, amount);
    await user.type(await recipients(), '22334455');
    await user.click(await submit());
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([sentence]);
  });

  it.each([
    ['1.250 kr.', 1250],
    ['250,00', 250],
    [' 99 ', 99],
  ])('accepts the amount “%s”', async (amount, threshold) => {
    const { written } = takeAlerts(server);
    const { user } = open({ path });
    await user.click(await screen.findByRole('radio', { name: 'Et beløb ud over abonnementet' }));
    await user.type(screen.getByRole('textbox', { name: 'Beløb i kroner' }), amount);
    await user.type(await recipients(), '22334455');
    await user.click(await submit());
    await waitFor(() => {
      expect(written).toMatchObject([{ body: { metric: 'ExtraCost', threshold } }]);
    });
  });

  it.each([
    ['', 'Indtast mindst én modtager'],
    ['ny@firma', '“ny@firma” er hverken en e-mailadresse eller et mobilnummer på 8 cifre'],
    ['22334455{Enter}1234567', '“1234567” er hverken en e-mailadresse eller et mobilnummer på 8 cifre'],
    ['+45 12 34 56 78', '12345678: Telefonnummeret må ikke begynde med 1'],
    ['a@b.dk,b@b.dk,c@b.dk,d@b.dk,e@b.dk,f@b.dk', 'En advarsel kan højst have 5 modtagere'],
  ])('shows one error for the recipients “%s”', async (entered, sentence) => {
    const { written } = takeAlerts(server);
    const { user } = open({ path });
    await user.click(await screen.findByRole('radio', { name: /^80\s% af data i Danmark$/ }));
    if (entered !== '') await user.type(await recipients(), entered);
    await user.click(await submit());
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([sentence]);
    expect(written).toEqual([]);
  });

  it('requires a limit, and offers only those of the subscription', async () => {
    const { user } = open({ path, metrics: ['DataDk', 'ExtraCost'] });
    await user.type(await recipients(), '22334455');
    await user.click(await submit());
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
      'Du skal vælge en mulighed',
    );
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('radio', { name: /EU/ })).toBeNull();
  });

  it.each([
    ['UsageAlertAlreadyThere', 'Der er allerede en advarsel ved den grænse. Rediger den i stedet.'],
    ['UsageAlertNothingToReach', 'Der er ingen grænse for de data, så der er intet at advare om.'],
    ['CustomerDoesNotHaveRightToUseDomain', 'Virksomheden må ikke bruge e-mails med dette domæne.'],
  ])('shows a server error (%s), and keeps the typed values', async (code, sentence) => {
    takeAlerts(server, () => refusalOf(code));
    const { user, address } = open({ path });
    await user.click(await screen.findByRole('radio', { name: /^80\s% af data i Danmark$/ }));
    await user.type(await recipients(), 'ny@firma.example');
    await user.click(await submit());
    expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    expect(await recipients()).toHaveValue('ny@firma.example');
    expect(address()).toBe(`/1001/${list}${path}`);
  });
});

describe('an existing alert', () => {
  const alerts = [anAlert({ recipients: ['ny@firma.example', '22334455'], barring: 'BAR90' })];

  it('shows its values, also a limit that no new alert can have, and is changed', async () => {
    const { written } = takeAlerts(server);
    const { user, toasts, address } = open({ path: '/A1', alerts, metrics: ['ExtraCost'] });
    expect(await screen.findByRole('radio', { name: /^80\s% af data i Danmark$/ })).toBeChecked();
    const recipients = screen.getByRole('textbox', { name: 'Modtagere' });
    expect(recipients).toHaveValue('ny@firma.example\n22334455');
    expect(screen.getByLabelText('Spær samtidig')).toHaveDisplayValue(
      '90-numre og indholdstakserede tjenester',
    );
    await user.selectOptions(screen.getByLabelText('Spær samtidig'), 'Ingen spærring');
    await user.click(await submit('Gem ændringer'));
    await arrivalAt(`/1001/${list}`, address);
    expect(written).toEqual([
      {
        call: 'PUT usage-alerts/A1',
        ifMatch: '"3"',
        body: {
          metric: 'DataDk',
          threshold: 80,
          barring: null,
          recipients: ['ny@firma.example', '22334455'],
        },
      },
    ]);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Advarslen er ændret' }]);
  });

  it('of an amount shows it, and sends nothing when unchanged', async () => {
    const { written } = takeAlerts(server);
    const { user, address } = open({
      path: '/A2',
      alerts: [anAlert({ id: 'A2', metric: 'ExtraCost', threshold: 250 })],
    });
    expect(await screen.findByRole('textbox', { name: 'Beløb i kroner' })).toHaveValue('250');
    await user.click(await submit('Gem ændringer'));
    await arrivalAt(`/1001/${list}`, address);
    expect(written).toEqual([]);
  });

  it('does not overwrite a concurrent change, and keeps the typed values', async () => {
    const refused = takeAlerts(server, staleVersion);
    const { user, toasts, address, queryClient } = open({ path: '/A1', alerts });
    const recipients = await screen.findByRole('textbox', { name: 'Modtagere' });
    await user.type(recipients, '{Enter}11@firma.example');
    serveAlerts(server, [anAlert({ version: 4, threshold: 100 })]);
    await act(() => queryClient.invalidateQueries());
    await user.click(await submit('Gem ændringer'));
    expect(await screen.findByText(/ændret, siden du åbnede dem/)).toBeVisible();
    expect(recipients).toHaveValue('ny@firma.example\n22334455\n11@firma.example');
    expect(toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
    await screen.findByText('Her er de nye oplysninger');
    expect(screen.getByRole('radio', { name: /^100\s% af data i Danmark$/ })).toBeChecked();
    expect(recipients).toHaveValue('ny@firma.example');
    const { written } = takeAlerts(server);
    await user.type(recipients, '{Enter}11@firma.example');
    await user.click(await submit('Gem ændringer'));
    await arrivalAt(`/1001/${list}`, address);
    expect(refused.written).toMatchObject([{ ifMatch: '"3"' }]);
    expect(written).toMatchObject([{ ifMatch: '"4"', body: { threshold: 100 } }]);
  });

  it('that was deleted meanwhile shows a message', async () => {
    takeAlerts(server, staleVersion);
    const { user } = open({ path: '/A1', alerts });
    await user.type(await screen.findByRole('textbox', { name: 'Modtagere' }), '{Enter}11@firma.example');
    await user.click(await submit('Gem ændringer'));
    serveAlerts(server, []);
    await user.click(await screen.findByRole('button', { name: 'Hent de nye oplysninger' }));
    expect(await screen.findByText('Advarslen findes ikke længere.')).toBeVisible();
  });

  it('that was deleted just before saving shows a warning, and returns to the list', async () => {
    takeAlerts(server, notFound);
    const { user, toasts, address } = open({ path: '/A1', alerts });
    await user.type(await screen.findByRole('textbox', { name: 'Modtagere' }), '{Enter}11@firma.example');
    serveAlerts(server, []);
    await user.click(await submit('Gem ændringer'));
    await arrivalAt(`/1001/${list}`, address);
    expect(toasts).toMatchObject([{ variant: 'WARNING', title: 'Advarslen findes ikke længere.' }]);
  });

  it('that does not exist shows a message', async () => {
    open({ path: '/A9', alerts });
    expect(await screen.findByText('Advarslen findes ikke længere.')).toBeVisible();
    expect(hrefOf('Advarsler')).toBe(`/1001/${list}`);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
