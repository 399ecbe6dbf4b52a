import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { staleVersion } from 'shared/testing/answers.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAlert, serveAlerts, takeAlerts } from '../testing/usage-alerts.ts';

const { server, queriesOf } = startApiDouble();
const list = 'faktureringskonti/80011001/advarsler';

const open = (path = '', customer = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `${list}${path}`, customer }),
});
const submit = (name = 'Opret advarsel') => screen.findByRole('button', { name });

describe('the alerts of a billing account', () => {
  it('show the usage of the account, what counts, and when each was last sent', async () => {
    const lastFired = {
      at: '2026-11-12T09:00:00.000Z',
      period: '2026-11',
      barringResult: 'Ordered' as const,
      orderId: null,
      jobIds: ['J1000001', 'J1000002'],
      subscriptionCount: 3,
    };
    const alerts = [
      anyAlert({ barring: 'BAROUTG', lastFired }),
      anyAlert({ id: 'A2', metric: 'ExtraCost', threshold: 5000 }),
    ];
    serveAlerts(server, { alerts });
    const { container } = open();
    expect(
      await screen.findByText(
        /^I november 2026 er forbruget ud over abonnementet indtil nu 1\.234,50\skr\. ekskl\. moms på 48 abonnementer\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/Abonnementer på kundenumre herunder tæller ikke med\./)).toBeVisible();
    const first = within(screen.getByRole('region', { name: /^80\s% af data i Danmark på et abonnement$/ }));
    expect(first.getByText(/^12\. nov\. 2026.*, 3 abonnementer\. Spærringen blev bestilt\./)).toBeVisible();
    expect(hrefOf('Samlet ændring J1000002', first)).toBe('/1001/abonnementer/samlede-aendringer/J1000002');
    const second = within(
      screen.getByRole('region', { name: /^5\.000,00\skr\. ud over abonnementerne i alt$/ }),
    );
    expect(second.getByText('Ikke sendt endnu')).toBeVisible();
    expect(hrefOf(/^Rediger/, second)).toBe(`/1001/${list}/A2`);
    expect(hrefOf('Opret advarsel')).toBe(`/1001/${list}/opret-advarsel`);
    expect(hrefOf('Kundenummer')).toBe('/1001/faktureringskonti/80011001');
    expect(await screen.findByText(/^Besked om forbruget på Byggeplads Nord/)).toBeVisible();
    expect(queriesOf('/usage-alerts')[0]?.get('customerId')).toBe('1001');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are deleted after confirmation', async () => {
    serveAlerts(server, { alerts: [anyAlert()] });
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Slet: 80/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Vil du slette advarslen?' }));
    await user.click(dialog.getByRole('button', { name: 'Slet advarsel' }));
    expect(await screen.findByText('Der er ingen advarsler på kundenummeret.')).toBeVisible();
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Advarslen er slettet' }]);
  });

  it('are not offered without anything to measure', async () => {
    serveAlerts(server, { metrics: [] });
    open();
    expect(await screen.findByText('Der er intet forbrug at advare om på kundenummeret.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Opret advarsel' })).toBeNull();
    expect(screen.queryByText(/ud over abonnementet indtil nu/)).toBeNull();
  });

  it.each(['', '/opret-advarsel', '/A1'])('are not requested for employees, who see why (%s)', async path => {
    serveAlerts(server, { alerts: [anyAlert()] });
    open(path, { role: 'User' });
    expect(await screen.findByText('Kun administratorer kan se og oprette advarsler.')).toBeVisible();
    expect(queriesOf('/usage-alerts')).toEqual([]);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('an alert of a billing account', () => {
  it('is created for an amount, with recipients and a barring', async () => {
    serveAlerts(server);
    const written = takeAlerts(server);
    const { user, toasts, address, container } = open('/opret-advarsel');
    await user.click(await screen.findByRole('radio', { name: 'Et beløb ud over abonnementerne i alt' }));
    await user.type(screen.getByRole('textbox', { name: 'Beløb i kroner' }), '5.000');
    await user.type(
      screen.getByRole('textbox', { name: 'Modtagere' }),
      'flaade@firma.example{Enter}22334455',
    );
    const barring = screen.getByLabelText('Spær samtidig');
    expect(barring).toHaveAccessibleDescription(
      /Ved et beløb gælder den alle, der har forbrug ud over abonnementet/,
    );
    await user.selectOptions(barring, 'Forbrug ud over abonnementet i Danmark');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(await submit());
    await arrivalAt(`/1001/${list}`, address);
    expect(written).toEqual([
      {
        call: 'POST /accounts/80011001/usage-alerts',
        customerId: '1001',
        ifMatch: null,
        body: {
          metric: 'ExtraCost',
          threshold: 5000,
          barring: 'OWNERCONTROL_NUA',
          recipients: ['flaade@firma.example', '22334455'],
        },
      },
    ]);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Advarslen er oprettet' }]);
  });

  it('is prefilled and changed', async () => {
    serveAlerts(server, { alerts: [anyAlert({ barring: 'BAR90' })] });
    const written = takeAlerts(server);
    const { user, address } = open('/A1');
    expect(
      await screen.findByRole('radio', { name: /^80\s% af data i Danmark på et abonnement$/ }),
    ).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^100\s% af data i EU på et abonnement$/ }));
    await user.click(await submit('Gem ændringer'));
    await arrivalAt(`/1001/${list}`, address);
    expect(written).toMatchObject([
      {
        call: 'PUT /accounts/80011001/usage-alerts/A1',
        ifMatch: '"3"',
        body: { metric: 'DataEu', threshold: 100, barring: 'BAR90' },
      },
    ]);
  });

  it('is refetched on a stale version', async () => {
    serveAlerts(server, { alerts: [anyAlert()] });
    const { user } = open('/A1');
    await user.click(await screen.findByRole('radio', { name: /^100\s% af data i EU på et abonnement$/ }));
    server.use(http.put(`${testApi}/accounts/80011001/usage-alerts/A1`, staleVersion));
    await user.click(await submit('Gem ændringer'));
    serveAlerts(server, { alerts: [anyAlert({ threshold: 100 })] });
    await user.click(await screen.findByRole('button', { name: 'Hent de nye oplysninger' }));
    expect(
      await screen.findByRole('radio', { name: /^100\s% af data i Danmark på et abonnement$/ }),
    ).toBeChecked();
  });

  it('shows when it no longer exists', async () => {
    serveAlerts(server);
    open('/A9');
    expect(await screen.findByText('Advarslen findes ikke længere.')).toBeVisible();
    expect(hrefOf('Advarsler')).toBe(`/1001/${list}`);
  });
});
