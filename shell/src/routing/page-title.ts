/** Page titles by address, available before any remote's code is loaded. */
import type { Registry } from 'shared/remote/registry';
import { matchPath } from 'shared/router';
import { bestPattern } from '../addresses/best-pattern.ts';

const ownPages: readonly { pattern: string; title: string }[] = [
  // While the customer is being resolved, and for users without customers.
  { pattern: '/', title: 'Velkommen' },
  { pattern: '/:customerId/velkommen', title: 'Velkommen' },
  { pattern: '/:customerId/table-test', title: 'Tabeltest' },
  { pattern: '/logud-bekraeftelse', title: 'Du er logget ud' },
  { pattern: '/login-fejl', title: 'Login mislykkedes' },
  { pattern: '/maintenance', title: 'Vedligeholdelse' },
  { pattern: '/siden-er-midlertidigt-utilgaengelig', title: 'Siden er midlertidigt utilgængelig' },
  { pattern: '/opret-login', title: 'Opret login' },
  { pattern: '/glemt-adgangskode', title: 'Glemt adgangskode' },
  { pattern: '/vaelg-ny-adgangskode', title: 'Vælg ny adgangskode' },
  { pattern: '/installer-e-sim', title: 'Installér e-sim' },
  { pattern: '/status', title: 'Versioner' },
];

const fallbackTitle = 'Siden findes ikke';

/** The page's own title, without the portal's name. `pathname` has no application sub-path. */
export const pageTitleOf = (pathname: string, registry: Registry): string => {
  const own = ownPages.find(page => matchPath(page.pattern, pathname) !== null);
  if (own) return own.title;
  const titles = registry.remotes.flatMap(remote => remote.titles);
  const [, , ...rest] = pathname.split('/');
  const pattern = bestPattern(
    titles.map(title => title.pattern),
    rest.join('/'),
  );
  return titles.find(title => title.pattern === pattern)?.title ?? fallbackTitle;
};
