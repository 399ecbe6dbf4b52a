/** The side menu as data: the menu items of the registry's remotes, and the shell's own external links. */
import type { CurrentCustomer } from 'shared/customers';
import type { DerivedCustomer } from 'shared/customers/capabilities';
import type { MenuCondition, MenuEntry, Registry } from 'shared/remote/registry';
import { areaPaths, customerHref } from 'shared/remote/links';
import { externalLinks } from './external-links.ts';
import { menuTexts } from './texts.ts';

/** MENU-007. A target is either a page of the portal or an address that opens in a new tab. */
export interface MenuItem {
  readonly key: string;
  readonly itemType: 'page' | 'external';
  readonly heading: string;
  readonly description: string;
  readonly icon: string;
  readonly href: string;
  readonly isActive: boolean;
  readonly order: number;
}

export interface MenuInput {
  readonly registry: Registry;
  readonly customer: DerivedCustomer;
  readonly accessType: CurrentCustomer['accessType'];
  readonly isOn: (toggle: string) => boolean;
  /** Path of the current page, without the application sub-path. */
  readonly pathname: string;
}

const roleOf = (customer: DerivedCustomer): 'User' | 'Admin' | 'Superadmin' => {
  if (customer.isSuperAdmin) return 'Superadmin';
  return customer.isAdmin ? 'Admin' : 'User';
};

/** All conditions of a menu item must hold; a toggle is referred to by its key. */
export const isVisible = (condition: MenuCondition | undefined, input: MenuInput): boolean => {
  if (condition === undefined) return true;
  if (condition.roles && !condition.roles.includes(roleOf(input.customer))) return false;
  if (condition.contract && !input.customer.hasContract) return false;
  if (condition.allAccounts && input.accessType === 'Limited') return false;
  return condition.toggle === undefined || input.isOn(condition.toggle);
};

/** The longest href that is a prefix of the path is the active one, so that a child does not highlight its parent. */
const activeHref = (hrefs: readonly string[], pathname: string): string | undefined =>
  hrefs
    .filter(href => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];

/** Whether this user may be linked to a page: decided by the longest menu href that is a prefix of it. */
export const isOpenTo = (pathname: string, input: MenuInput): boolean => {
  const entries = input.registry.remotes.flatMap(remote => remote.menu);
  const hrefOf = (entry: MenuEntry) => customerHref(input.customer.id, entry.path);
  const owner = activeHref(entries.map(hrefOf), pathname);
  return isVisible(entries.find(entry => hrefOf(entry) === owner)?.condition, input);
};

const pageItems = (input: MenuInput): MenuItem[] => {
  const { registry, customer, pathname } = input;
  const entries = registry.remotes
    .flatMap(remote => remote.menu)
    .filter(entry => isVisible(entry.condition, input))
    .map(entry => ({ ...entry, href: customerHref(customer.id, entry.path) }));
  const home = {
    key: 'landing-page',
    heading: menuTexts.landingPage,
    description: menuTexts.landingPageDescription,
    icon: 'home',
    href: customerHref(customer.id, areaPaths.landingPage),
    order: 0,
  };
  const all = [home, ...entries];
  const active = activeHref(
    all.map(entry => entry.href),
    pathname,
  );
  return all.map(({ key, heading, description, icon, href, order }) => ({
    key,
    itemType: 'page',
    heading,
    description,
    icon,
    href,
    isActive: href === active,
    order,
  }));
};

/** All menu items visible to the user for this customer, in order. */
export const menuItemsOf = (input: MenuInput): { pages: MenuItem[]; external: MenuItem[] } => ({
  pages: pageItems(input).sort((a, b) => a.order - b.order),
  external: externalLinks
    .filter(link => link.isVisible(input.customer))
    .map((link, index) => ({
      key: link.key,
      itemType: 'external',
      heading: link.heading,
      description: link.description,
      icon: link.icon,
      href: link.href(input.customer),
      isActive: false,
      order: 1000 + index,
    })),
});
