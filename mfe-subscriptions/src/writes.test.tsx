import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { subscriptionOrdersKey, type QueryClient } from 'shared/query';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { testWrites } from 'shared/testing/writes.tsx';
import { remote } from './remote/remote.tsx';
import { allowing, serveActions } from './testing/allowed-actions.ts';
import { serve } from './testing/api.ts';
import { aJob, keepBulkDraft, keepChosen, serveBulk } from './testing/bulk.ts';
import { aDraft, creation, keepDraft, serveCreation } from './testing/creation.ts';
import { keepLines, many, serveMany } from './testing/creation-of-many.ts';
import { anEsimLink, serveEsimLinks } from './testing/esim-links.ts';
import { anOrderView, serveHistory } from './testing/orders.ts';
import { serveSettings } from './testing/settings.ts';
import { anEsim, aSimCard, mainNumber, serveSimCards } from './testing/sim-cards.ts';
import { servePukCode, serveSimWrites } from './testing/sim-writes.ts';
import { serveSubscriptions, serveViews } from './testing/subscription-list.ts';
import { aListItem, aSubscription } from './testing/subscriptions.ts';
import { serveUsage } from './testing/usage.ts';
import { anAlert, serveAlerts, takeAlerts } from './testing/usage-alerts.ts';
import { takeOrders } from './testing/writes.ts';

const api = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;
const simCard = `abonnementer/S1/simkort/administrer-simkort/${mainNumber}`;

/** Stale after an order for S1: the subscription, its orders, and every list that may contain it. */
const stale = [
  ['mfe-subscriptions', '1001', 'subscriptions', 'S1'],
  [...subscriptionOrdersKey('mfe-subscriptions', '1001', 'S1')],
  ['mfe-subscriptions', '1001', 'subscription-lists'],
  ['mfe-subscriptions', '1001', 'orders'],
];

const staleAlerts = ['mfe-subscriptions', '1001', 'subscriptions', 'S1', 'usage-alerts'];

const anExtraService = {
  code: 'EUDATA',
  name: 'Ekstra data i EU',
  description: '10 GB mere',
  category: 'Data',
  isActive: false,
  isIncluded: false,
  canRemove: false,
  isChanging: false,
  noticeDays: 0,
  bindingMonths: 0,
  requires: [],
  excludes: [],
  price: { value: 49, currency: 'DKK' },
};

const openSimCard = (page: string) => (queryClient: QueryClient) => {
  serveSimCards(api);
  serveSimWrites(api, { esim: anEsim() });
  return renderWithHost(remote, { path: `${simCard}/${page}`, queryClient });
};

const openWaitingEsim =
  (links: Parameters<typeof serveEsimLinks>[1] = []) =>
  (queryClient: QueryClient) => {
    serveSimCards(api, undefined, anEsim());
    serve(api, 'subscriptions/S1', () => ({
      subscription: aSubscription({ simCards: [aSimCard()], email: null }),
    }));
    serveEsimLinks(api, links);
    return renderWithHost(remote, { path: `${simCard}/skift-til-esim`, queryClient });
  };

const aView = { id: 'V1', name: 'Aktive', query: 'status=Active', isDefault: false };

/** Opens the overview with one saved view, and mocks the writes of views. */
const openViews = (queryClient: QueryClient) => {
  serveSubscriptions(api, [aListItem()]);
  serveViews(api, [aView]);
  const taken = () => HttpResponse.json({ data: { view: aView, viewId: 'V1' } });
  api.use(
    http.post(`${testApi}/subscription-views`, taken),
    http.put(`${testApi}/subscription-views/V1`, taken),
    http.delete(`${testApi}/subscription-views/V1`, taken),
  );
  return renderWithHost(remote, { path: 'abonnementer', queryClient });
};

const inViews = async (user: UserEvent, button: string) => {
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Visninger' }));
  return screen.findByRole('button', { name: button });
};

describe('every order for a subscription (HTTP-026)', () => {
  testWrites(__dirname, api, [
    {
      file: 'bulk-change/bulk-change.page.lazy.tsx',
      what: 'a bulk change',
      open: queryClient => {
        serveBulk(api);
        keepChosen(1, { subscriptionIds: ['S1'] });
        keepBulkDraft({ action: { action: 'Reactivate' } }, ['action', 'reactivate']);
        return renderWithHost(remote, { path: 'abonnementer/samlet-aendring?trin=3', queryClient });
      },
      button: async () => {
        await screen.findByText('1 abonnement bliver ændret.');
        return screen.getByRole('button', { name: 'Start ændringen' });
      },
      done: () => screen.findByText('Begge er behandlet.'),
      stale: [
        ['mfe-subscriptions', '1001', 'bulk-jobs'],
        ['mfe-subscriptions', '1001', 'subscription-lists'],
        ['mfe-subscriptions', '1001', 'orders'],
      ],
    },
    {
      file: 'bulk-jobs/bulk-job.page.lazy.tsx',
      what: 'a retry of failed rows',
      open: queryClient => {
        serveBulk(api, { jobs: [aJob({}, { completed: 1, failed: 1 })] });
        return renderWithHost(remote, { path: 'abonnementer/samlede-aendringer/J1', queryClient });
      },
      button: () => screen.findByRole('button', { name: 'Prøv de fejlede igen' }),
      stale: [['mfe-subscriptions', '1001', 'bulk-jobs']],
    },
    {
      file: 'overview/view-drawer.lazy.tsx',
      what: 'saving a view',
      open: openViews,
      button: async user => {
        const button = await inViews(user, 'Gem visning');
        await user.type(screen.getByLabelText('Navn'), 'Alle');
        return button;
      },
      stale: [['mfe-subscriptions', '1001', 'subscription-views']],
    },
    {
      file: 'overview/saved-views.tsx',
      what: 'setting the default view',
      open: openViews,
      button: user => inViews(user, 'Gør Aktive til standard'),
      stale: [['mfe-subscriptions', '1001', 'subscription-views']],
    },
    {
      file: 'overview/saved-views.tsx',
      what: 'deleting a view',
      open: openViews,
      button: async user => {
        await user.click(await inViews(user, 'Slet Aktive'));
        return screen.findByRole('button', { name: 'Slet visning' });
      },
      stale: [['mfe-subscriptions', '1001', 'subscription-views']],
    },
    {
      file: 'create-subscription/create-subscription.page.lazy.tsx',
      what: 'a new subscription',
      open: queryClient => {
        serveCreation(api);
        keepDraft({ ...aDraft, plan: { category: 'Voice', offering: 'Lille' } });
        return renderWithHost(remote, { path: `${creation}?trin=7`, queryClient });
      },
      button: async () => {
        await screen.findByText('I alt');
        return screen.getByRole('button', { name: 'Bestil abonnement' });
      },
      stale: [
        ['mfe-subscriptions', '1001', 'subscription-lists'],
        ['mfe-subscriptions', '1001', 'orders'],
        ['mfe-subscriptions', '1001', 'numbers'],
        ['mfe-subscriptions', '1001', 'new-offerings'],
      ],
    },
    {
      file: 'create-subscription/porting-fields.tsx',
      what: 'a power of attorney',
      open: queryClient => {
        serveCreation(api);
        keepDraft({ ...aDraft, number: { ...aDraft.number, mode: 'Port' } }, ['plan', 'user', 'account']);
        return renderWithHost(remote, { path: `${creation}?trin=4`, queryClient });
      },
      button: async () => {
        const zone = await screen.findByText('eller træk den hertil');
        const drop = document.createElement('button');
        const files = [new File(['%PDF-'], 'fuldmagt.pdf', { type: 'application/pdf' })];
        drop.onclick = () => fireEvent.drop(zone, { dataTransfer: { files } });
        return drop;
      },
      done: () => screen.findByText('fuldmagt.pdf er valgt'),
      stale: [],
    },
    {
      file: 'create-subscription/number-fields.tsx',
      what: 'reserving a phone number',
      open: queryClient => {
        serveCreation(api);
        keepDraft(aDraft, ['plan', 'user', 'account']);
        return renderWithHost(remote, { path: `${creation}?trin=4`, queryClient });
      },
      button: () => screen.findByRole('radio', { name: /79\s19/ }),
      done: () => screen.findByText(/79\s19 er reserveret til dig/),
      stale: [['mfe-subscriptions', '1001', 'numbers']],
    },
    {
      file: 'create-subscription/many/use-batch.ts',
      what: 'a preview of several subscriptions',
      open: queryClient => {
        serveMany(api);
        keepLines();
        return renderWithHost(remote, { path: many, queryClient });
      },
      button: () => screen.findByRole('button', { name: 'Kontrollér linjerne' }),
      done: () => screen.findByText('1 linje kan bestilles.'),
      // It changes nothing.
      calls: 0,
      stale: [],
    },
    {
      file: 'create-subscription/many/use-batch.ts',
      what: 'several new subscriptions',
      open: queryClient => {
        serveMany(api);
        keepLines();
        return renderWithHost(remote, { path: many, queryClient });
      },
      button: async user => {
        await user.click(await screen.findByRole('button', { name: 'Kontrollér linjerne' }));
        return screen.findByRole('button', { name: 'Bestil 1 abonnement' });
      },
      stale: [
        ['mfe-subscriptions', '1001', 'bulk-jobs'],
        ['mfe-subscriptions', '1001', 'subscription-lists'],
        ['mfe-subscriptions', '1001', 'orders'],
        ['mfe-subscriptions', '1001', 'numbers'],
      ],
    },
    {
      file: 'order-form-model/order-button.tsx',
      what: 'an extra service, like every order by a button',
      open: queryClient => {
        serve(api, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
        serve(api, 'subscriptions/S1/extra-services', () => ({ services: [anExtraService] }));
        serveActions(api, allowing());
        serveHistory(api, []);
        api.use(http.post(`${testApi}/subscriptions/S1/extra-services`, answerOf(placed, 202)));
        return renderWithHost(remote, { path: 'abonnementer/S1/ekstra-services', queryClient });
      },
      button: async user => {
        await user.click(await screen.findByRole('button', { name: 'Tilføj: Ekstra data i EU' }));
        return within(screen.getByRole('dialog')).getByRole('button', { name: 'Tilføj servicen' });
      },
      stale,
    },
    {
      file: 'settings/settings.page.lazy.tsx',
      what: 'the settings of a subscription',
      open: queryClient => {
        serveSettings(api);
        serveActions(api, allowing());
        serveHistory(api, []);
        return renderWithHost(remote, { path: 'abonnementer/S1/indstillinger', queryClient });
      },
      button: async user => {
        await user.type(await screen.findByRole('textbox', { name: /^Tekst/ }), 'Afdeling 4');
        return screen.getByRole('button', { name: 'Gem ændringer' });
      },
      stale,
    },
    {
      file: 'order-form-model/order-action-page.tsx',
      what: 'a suspension, like every action with that page',
      open: queryClient => {
        serve(api, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
        serveActions(api, allowing());
        serveHistory(api, []);
        takeOrders(api, 'subscriptions/S1/suspension', placed);
        return renderWithHost(remote, { path: 'abonnementer/S1/spaer-abonnement', queryClient });
      },
      button: async user => {
        await user.click(await screen.findByRole('radio', { name: /mistet/ }));
        return screen.getByRole('button', { name: 'Spær abonnement' });
      },
      stale,
    },
    {
      file: 'usage-alerts/usage-alerts.page.lazy.tsx',
      what: 'deleting a usage alert',
      open: queryClient => {
        serveAlerts(api, [anAlert()]);
        return renderWithHost(remote, { path: 'abonnementer/S1/forbrug/advarsler', queryClient });
      },
      button: async user => {
        await user.click(await screen.findByRole('button', { name: /^Slet/ }));
        return within(screen.getByRole('dialog')).getByRole('button', { name: 'Slet advarsel' });
      },
      stale: [staleAlerts],
    },
    {
      file: 'usage-alerts/alert-form.tsx',
      what: 'a new usage alert',
      open: queryClient => {
        serveAlerts(api);
        takeAlerts(api);
        return renderWithHost(remote, {
          path: 'abonnementer/S1/forbrug/advarsler/opret-advarsel',
          queryClient,
        });
      },
      button: async user => {
        await user.click(await screen.findByRole('radio', { name: /^80\s% af data i Danmark$/ }));
        await user.type(screen.getByRole('textbox', { name: 'Modtagere' }), '22334455');
        return screen.getByRole('button', { name: 'Opret advarsel' });
      },
      stale: [staleAlerts],
    },
    {
      file: 'usage/use-purchase.ts',
      what: 'a top-up',
      open: queryClient => {
        serveUsage(api);
        serveActions(api, allowing());
        api.use(http.post(`${testApi}/subscriptions/S1/top-ups`, answerOf(placed, 202)));
        return renderWithHost(remote, { path: 'abonnementer/S1/forbrug', queryClient });
      },
      button: async user => {
        await user.click(await screen.findByRole('radio', { name: '5 GB i Danmark' }));
        await user.click(screen.getByRole('button', { name: 'Tank op' }));
        return within(screen.getByRole('dialog')).getByRole('button', { name: 'Køb nu' });
      },
      stale,
    },
    {
      file: 'subscription-page-model/undo-order.tsx',
      what: 'undoing an order',
      open: queryClient => {
        serve(api, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
        serveHistory(api, [anOrderView({ id: placed.orderId, status: 'Submitted', canCancel: true })]);
        api.use(
          http.post(
            `${testApi}/orders/${placed.orderId}/cancel`,
            answerOf({ ...placed, status: 'Cancelled' }, 202),
          ),
        );
        return renderWithHost(remote, { path: 'abonnementer/S1/ordrehistorik', queryClient });
      },
      button: async user => {
        await user.click(await screen.findByRole('button', { name: /^Fortryd/ }));
        return within(screen.getByRole('dialog')).getByRole('button', { name: 'Fortryd' });
      },
      stale,
    },
    {
      file: 'sim-model/own-puk-code.tsx',
      what: 'revealing the PUK code of the own SIM card, which is logged',
      open: queryClient => {
        serveSimCards(api, [aSimCard({ pukCode: null })]);
        serveActions(api);
        servePukCode(api, '12345678');
        const customer = { role: 'User' } as const;
        return renderWithHost(remote, { path: 'abonnementer/S1/simkort', queryClient, customer });
      },
      button: () => screen.findByRole('button', { name: /^Vis PUK-kode/ }),
      done: () => screen.findByText('12345678'),
      stale: [],
    },
    {
      file: 'switch-sim/use-switch-sim.ts',
      what: 'switching the SIM card',
      open: openSimCard('skift-simkort'),
      button: async user => {
        await user.type(await screen.findByLabelText('Nyt simkortnummer'), '89450000000000000077');
        return screen.getByRole('button', { name: 'Skift simkort' });
      },
      stale,
    },
    {
      file: 'esim-link-model/send-esim-link.tsx',
      what: 'sending an eSIM link',
      open: openWaitingEsim(),
      button: async user => {
        await user.type(await screen.findByLabelText('Medarbejderens e-mail'), 'ny@firma.example');
        return screen.getByRole('button', { name: 'Send link' });
      },
      stale: [['mfe-subscriptions', '1001', 'subscriptions', 'S1']],
    },
    {
      file: 'esim-link-model/sent-link.tsx',
      what: 'withdrawing an eSIM link',
      open: openWaitingEsim([anEsimLink()]),
      button: () => screen.findByRole('button', { name: 'Træk linket tilbage' }),
      stale: [['mfe-subscriptions', '1001', 'subscriptions', 'S1']],
    },
    {
      file: 'switch-to-esim/switch-to-esim.page.lazy.tsx',
      what: 'an eSIM',
      open: openSimCard('skift-til-esim'),
      button: () => screen.findByRole('button', { name: 'Bestil e-sim' }),
      stale,
    },
  ]);
});
