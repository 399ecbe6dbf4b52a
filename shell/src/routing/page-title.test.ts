import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { pageTitleOf } from './page-title.ts';

const registry = {
  schemaVersion: 1 as const,
  remotes: [
    anyRegisteredRemote(),
    anyRegisteredRemote({
      id: 'mfe-subscriptions',
      titles: [
        { pattern: 'abonnementer/:subscriptionId', title: 'Abonnement' },
        { pattern: 'abonnementer/opret-abonnement', title: 'Opret abonnement' },
      ],
    }),
  ],
};

it.each([
  ['/', 'Velkommen'],
  ['/1001/velkommen', 'Velkommen'],
  ['/maintenance', 'Vedligeholdelse'],
  ['/login-fejl', 'Login mislykkedes'],
  ['/1001/faktura', 'Fakturaer'],
  ['/1001/faktura/', 'Fakturaer'],
  ['/1001/faktura/77', 'Faktura'],
  ['/1001/abonnementer/42', 'Abonnement'],
  ['/1001/abonnementer/opret-abonnement', 'Opret abonnement'],
  ['/1001/faktura/77/ukendt', 'Siden findes ikke'],
  ['/fejl', 'Siden findes ikke'],
  ['/faktura', 'Siden findes ikke'],
])('returns for %s %p', (pathname, title) => {
  expect(pageTitleOf(pathname, registry)).toBe(title);
});
