/** Search responses for tests, and a registry like the portal's own. */
import { http, HttpResponse } from 'msw';
import type { SearchSuggestions, SubscriptionHit } from 'shared/contracts/search';
import type { Registry, SearchAction } from 'shared/remote/registry';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';

const administrators = ['Admin', 'Superadmin'] as const;
const statuses = { Suspended: 'Spærret', Failed: 'Fejlet', Credited: 'Krediteret', Open: 'Ikke betalt' };
const roles = { SuperAdministrator: 'Superadministrator', AdministratorInvitation: 'Administrator' };

const hits = (kind: string, heading: string, path: string, labels: Record<string, string> = statuses) => ({
  kind,
  heading,
  path,
  icon: 'list',
  statuses: labels,
  all: { label: `Vis alle ${heading.toLowerCase()}`, path: `${path.replace(/[/?].*/, '')}?soeg=:query` },
});

const onSubscription = (label: string, page: string, rest: Partial<SearchAction> = {}) => ({
  label,
  icon: 'list',
  kind: 'subscriptions',
  path: `abonnementer/:id/${page}`,
  ...rest,
});
const suspension = { allowed: 'Suspension', condition: { roles: [...administrators] } };

const page = (heading: string, path: string, rest: object = {}) => ({
  key: path,
  heading,
  description: '',
  icon: 'list',
  path,
  order: 1,
  ...rest,
});

/** One remote that declares one of everything, much like the portal's own remotes. */
export const wholeRegistry = (): Registry => ({
  schemaVersion: 1,
  remotes: [
    anyRegisteredRemote({
      menu: [
        page('Fakturaer', 'faktura'),
        page('Ordrer', 'ordrer'),
        page('Administratorer', 'administrator-oversigt', { condition: { roles: administrators } }),
      ],
      search: {
        hits: [
          hits('administrators', 'Administratorer', 'administrator-oversigt/detaljer?email=:email', roles),
          hits('subscriptions', 'Abonnementer', 'abonnementer/:id'),
          hits('orders', 'Ordrer', 'ordrer?vis=alle&soeg=:id'),
          hits('invoices', 'Fakturaer', 'faktura/:id'),
          hits('accounts', 'Kundenumre', 'faktureringskonti/:id'),
          hits('invitations', 'Invitationer', 'administrator-oversigt/invitation?email=:email', roles),
        ],
        actions: [
          onSubscription('Spær :number', 'spaer-abonnement', { ...suspension, statuses: ['Active'] }),
          onSubscription('Genåbn :number', 'spaer-abonnement', { ...suspension, statuses: ['Suspended'] }),
          onSubscription('Vis PUK for :phone', 'simkort'),
          onSubscription('Skift abonnement for :number', 'skift-abonnement', { allowed: 'PricePlan' }),
          {
            label: 'Inviter ny administrator',
            icon: 'plus',
            path: 'administrator-oversigt/ny',
            condition: { roles: [...administrators], toggle: 'create_administrator' },
          },
        ],
      },
    }),
  ],
});

export const aSubscriptionHit = (changes: Partial<SubscriptionHit> = {}): SubscriptionHit => ({
  id: 'S1',
  name: 'Erhverv Mobil 50 GB',
  userName: 'Albert Skovlyst',
  employeeId: 'M1001',
  telephoneNumber: '10100265',
  circuitId: null,
  status: 'Active',
  actions: ['Suspension', 'PricePlan'],
  ...changes,
});

export const group = <Hit>(...hits: Hit[]) => ({ hits, hasMore: false });

/** The API's search; records the queries it receives. */
export const searchApi = (answer: (text: string) => SearchSuggestions) => {
  const asked: { text: string; types: string[] }[] = [];
  const handler = http.get(`${testApi}/search/suggestions`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const text = searchParams.get('searchQuery') ?? '';
    asked.push({ text, types: searchParams.getAll('types') });
    return HttpResponse.json({ data: { suggestions: answer(text) } });
  });
  return { asked, handler };
};
