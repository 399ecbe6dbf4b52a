/** Search results for a text, from what remotes declare and what the API found. Pure functions. */
import { SEARCH_KINDS, type SearchSuggestions } from 'shared/contracts/search';
import type { SearchAction, SearchHits } from 'shared/remote/registry';
import { customerHref } from 'shared/remote/links';
import { menuItemsOf, type MenuInput } from '../menu/menu-items.ts';
import { askedActions, isAskedFor, nameOfAction } from './action-words.ts';
import { hitsOf, type FoundHit } from './hit-fields.ts';
import { declared, offeredActions } from './offered-actions.ts';
import { searchTexts as texts } from './texts.ts';

/** Either a link, or a completion of the typed text. */
export type Entry = {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly tag?: string | undefined;
} & ({ readonly href: string } | { readonly completion: string });

export interface EntryGroup {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** Maximum number of actions for one text. */
const maxActions = 8;

const places = new Map<string, number>(SEARCH_KINDS.map((kind, index) => [kind, index]));

/** Kinds that a remote can show, in the order of the groups. */
export const shownKinds = (menu: MenuInput): SearchHits[] =>
  declared(menu)
    .flatMap(({ hits }) => hits)
    .filter(({ kind }) => places.has(kind))
    .sort((one, other) => (places.get(one.kind) ?? 0) - (places.get(other.kind) ?? 0));

/** Undefined when the hit lacks a field that the template uses. */
const filled = (template: string, fields: FoundHit['fields'], written = (value: string) => value) => {
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some(name => !fields[name])) return undefined;
  return template.replaceAll(/:(\w+)/g, (_, name: string) => written(fields[name] ?? ''));
};

const hrefOf = (menu: MenuInput, path: string, fields: FoundHit['fields'] = {}): string | undefined => {
  const whole = filled(path, fields, encodeURIComponent);
  return whole === undefined ? undefined : customerHref(menu.customer.id, whole);
};

const actionOn = (menu: MenuInput, action: SearchAction, hit: FoundHit): Entry[] => {
  const { allowed, statuses, kind, icon } = action;
  const title = filled(action.label, hit.fields);
  const href = hrefOf(menu, action.path, hit.fields);
  if (kind !== hit.kind || title === undefined || href === undefined) return [];
  if (allowed !== undefined && !hit.actions.includes(allowed)) return [];
  if (statuses !== undefined && !statuses.includes(hit.status ?? '')) return [];
  return [{ key: `${title} ${href}`, icon, title, href, detail: hit.title }];
};

const hitGroup = (
  menu: MenuInput,
  shown: SearchHits,
  found: SearchSuggestions | undefined,
  text: string,
): EntryGroup => {
  const group = hitsOf(found, shown.kind);
  const entries = (group?.hits ?? []).flatMap(({ fields, title, detail, status, tag: told }): Entry[] => {
    const href = hrefOf(menu, shown.path, fields);
    const tag = told ?? shown.statuses?.[status ?? ''];
    return href === undefined ? [] : [{ key: href, icon: shown.icon, title, detail, tag, href }];
  });
  const toAll = hrefOf(menu, shown.all.path, { query: text });
  return {
    heading: shown.heading,
    entries:
      group?.hasMore && toAll !== undefined
        ? [...entries, { key: toAll, icon: 'arrow-right', title: shown.all.label, href: toAll }]
        : entries,
  };
};

const compact = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Whether what is sought equals a hit's number, name or e-mail, ignoring spaces and case. */
const isNamedIn = (shown: SearchHits, { sought, found }: Search): boolean =>
  (hitsOf(found, shown.kind)?.hits ?? []).some(({ fields }) =>
    Object.values(fields).some(value => value !== undefined && compact(value) === compact(sought)),
  );

/** The actions on a hit that is the only one of its kind. */
const actionsOnOnlyHits = (menu: MenuInput, found: SearchSuggestions | undefined): Entry[] => {
  const only = shownKinds(menu).flatMap(({ kind }) => {
    const group = hitsOf(found, kind);
    return group?.hits.length === 1 ? group.hits : [];
  });
  return only.flatMap(hit => offeredActions(menu).flatMap(action => actionOn(menu, action, hit)));
};

const actionsByName = (menu: MenuInput, text: string): Entry[] =>
  offeredActions(menu).flatMap((action): Entry[] => {
    const href = hrefOf(menu, action.path);
    if (action.kind !== undefined || href === undefined || !isAskedFor(text, nameOfAction(action))) return [];
    return [{ key: href, icon: action.icon, title: action.label, href }];
  });

/** `Spær …`: asks for the object. */
const unfinished = (action: SearchAction): Entry => {
  const completion = action.label.replace(/:\w+.*$/, '');
  return {
    key: completion,
    icon: action.icon,
    // Keeps the ellipsis on the same line.
    title: `${completion.trimEnd()}\u00A0…`,
    detail: texts.whichOne,
    completion,
  };
};

/** The shortcuts of the front page: an action without object is a link, the others ask for the object. */
export const shortcutsOf = (menu: MenuInput, actions: readonly SearchAction[]): Entry[] =>
  actions.flatMap((action): Entry[] => {
    if (action.kind !== undefined) return [unfinished(action)];
    const href = hrefOf(menu, action.path);
    return href === undefined ? [] : [{ key: href, icon: action.icon, title: action.label, href }];
  });

const pagesByName = (menu: MenuInput, text: string): Entry[] =>
  menuItemsOf(menu)
    .pages.filter(({ heading }) => isAskedFor(text, heading))
    .map(({ key, icon, heading, description, href }) => ({
      key: `page ${key}`,
      icon,
      title: heading,
      detail: description,
      href,
    }));

export interface Search {
  readonly text: string;
  /** The part of the text that the hits are for. */
  readonly sought: string;
  /** Hits for that part. */
  readonly found: SearchSuggestions | undefined;
  /** Hits for the object of a matched action. */
  readonly objects: SearchSuggestions | undefined;
}

/** Non-empty groups. Actions that the text matches come first, then hits, then other possible actions. */
export const entryGroups = (menu: MenuInput, search: Search): EntryGroup[] => {
  const { text, sought, found, objects } = search;
  const matched = askedActions(text, offeredActions(menu));
  const onObjects = matched.actions.flatMap(action =>
    (hitsOf(objects, action.kind ?? '')?.hits ?? []).flatMap(hit => actionOn(menu, action, hit)),
  );
  const first = matched.object === '' ? matched.actions.map(unfinished) : onObjects;
  const named = actionsByName(menu, text);
  const rest = first.length > 0 ? [] : actionsOnOnlyHits(menu, found);
  const hits = shownKinds(menu)
    .sort((one, other) => Number(isNamedIn(other, search)) - Number(isNamedIn(one, search)))
    .map(shown => hitGroup(menu, shown, found, sought));
  const actions = { heading: texts.actions, entries: [...named, ...first, ...rest].slice(0, maxActions) };
  const isAction = named.length + first.length > 0;
  return [
    ...(isAction ? [actions] : []),
    ...hits,
    ...(isAction ? [] : [actions]),
    { heading: texts.pages, entries: pagesByName(menu, text) },
  ].filter(({ entries }) => entries.length > 0);
};
