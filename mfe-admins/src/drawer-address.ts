/**
 * Addresses of the drawers (ADM-032). The query parameter `email` selects an administrator or an invitation: the lookup
 * uses it, it survives a reload and a shared link, and it identifies the same person before and after the invitation is
 * accepted. The overview's own parameters are kept, so that the list below the drawer does not change.
 */
import { administratorLink } from 'shared/remote/administrator-link';
import { type drawers, pages } from './pages.tsx';

type Drawer = (typeof drawers)[keyof typeof drawers];

const emailName = administratorLink.query.email;
const accessName = 'adgang';

const hrefOf = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

/** The selected e-mail; undefined when there is none. */
export const selectedEmail = (params: URLSearchParams): string | undefined =>
  params.get(emailName)?.trim() || undefined;

/** Whether the link to the invitation selects access to all accounts: `opret-administrator?adgang=alle`. */
export const isAllAccess = (params: URLSearchParams): boolean => params.get(accessName) === 'alle';

/** The overview with the same parameters and nobody selected. */
export const overviewHref = (customerId: string, params: URLSearchParams): string => {
  const rest = new URLSearchParams(params);
  rest.delete(emailName);
  rest.delete(accessName);
  return hrefOf(pages.overview.href({ customerId }), rest);
};

/** A drawer over the overview with the same parameters. */
export const drawerHref = (
  customerId: string,
  drawer: Drawer,
  params: URLSearchParams,
  email?: string,
): string => {
  const all = new URLSearchParams(params);
  all.delete(emailName);
  if (email !== undefined) all.set(emailName, email);
  return hrefOf(drawer.href({ customerId }), all);
};

/** The activity log of one administrator. */
export const personLogHref = (customerId: string, email: string): string =>
  hrefOf(pages.personLog.href({ customerId }), new URLSearchParams({ [emailName]: email }));
