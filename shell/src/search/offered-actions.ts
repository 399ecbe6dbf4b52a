/**
 * The actions that remotes declare. Separate from entries.ts, so that the front page can count its shortcuts without
 * loading it.
 */
import type { RegisteredRemote, SearchAction } from 'shared/remote/registry';
import { isVisible, type MenuInput } from '../menu/menu-items.ts';

/** Max hits and actions per remote: all are searched on every key press, and thousands would freeze the page. */
const maxDeclared = 200;

/** What each remote declares for the search, up to the max. */
export const declared = (menu: MenuInput) =>
  menu.registry.remotes.flatMap(({ search }: RegisteredRemote) =>
    search ? { hits: search.hits.slice(0, maxDeclared), actions: search.actions.slice(0, maxDeclared) } : [],
  );

/** The actions available to the user. */
export const offeredActions = (menu: MenuInput): SearchAction[] =>
  declared(menu)
    .flatMap(({ actions }) => actions)
    .filter(({ condition }) => isVisible(condition, menu));

/** The actions shown on the front page: without telephones, none that needs a telephone number. */
export const shortcutActions = (menu: MenuInput, hasTelephones = true): SearchAction[] =>
  offeredActions(menu).filter(
    ({ shortcut, label }) => shortcut && (hasTelephones || !label.includes(':phone')),
  );
