/**
 * The history of a remote: what was done, when and by whom, in `history/mfe-x.json` next to the registry. Browsers do
 * not use it. The registry decides what runs; the history says what ran before, and so what a rollback may return to.
 */
import { userInfo } from 'node:os';
import { UserFacingError } from 'shared/node/user-facing-error';
import { releaseSchema, type RegisteredRemote, type Release } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { nameOf } from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * `publish` and `promote` make a release current; `rollback` returns to it; `withdraw` removes it permanently, and
 * `withdraw-remote` removes the remote of which it was the current release.
 */
const actions = [
  ...(['publish', 'canary', 'promote', 'rollback', 'end-canary'] as const),
  ...(['withdraw', 'withdraw-remote'] as const),
];

const entrySchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(actions),
  /** The release that the action was about. */
  release: releaseSchema,
});
const historySchema = z.array(entrySchema);

export type HistoryEntry = z.infer<typeof entrySchema>;

/** Maximum number of entries, in addition to withdrawals, which are kept permanently. */
const maxKept = 200;
const maxAttempts = 40;

const keyOf = (id: string): string => `history/${id}.json`;

export const readHistory = async (store: ReleaseStore, id: string): Promise<HistoryEntry[]> => {
  const stored = await store.read(keyOf(id));
  if (!stored) return [];
  try {
    return z.parse(historySchema, JSON.parse(stored.content.toString()));
  } catch (cause) {
    throw new UserFacingError(`${keyOf(id)} in ${store.name} is not a history of releases.`, { cause });
  }
};

/** Who runs the command: `PORTAL_RELEASE_BY`, the CI server's variables, or the account on this machine. */
export const whoReleases = (environment: NodeJS.ProcessEnv = process.env): string =>
  ['PORTAL_RELEASE_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_REQUESTEDFOR']
    .map(name => environment[name]?.trim())
    .find(Boolean) ?? userInfo().username;

/** Adds an entry after the action has succeeded. */
export const note = async (
  store: ReleaseStore,
  id: string,
  action: HistoryEntry['action'],
  release: Release,
): Promise<void> => {
  const entry = { at: new Date().toISOString(), by: whoReleases(), action, release };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await store.read(keyOf(id));
    const all = [...(await readHistory(store, id)), entry];
    const entries = all.filter((each, index) => each.action === 'withdraw' || index >= all.length - maxKept);
    const text = Buffer.from(`${JSON.stringify(entries, null, 2)}\n`);
    if (await store.replace(keyOf(id), text, before?.etag)) return;
  }
  throw new UserFacingError(
    `What was done stands, but ${keyOf(id)} could not be written: others keep changing it.`,
  );
};

export const isWithdrawn = (history: readonly HistoryEntry[], name: string): boolean =>
  history.some(({ action, release }) => action === 'withdraw' && nameOf(release) === name);

/** Without the releases after the one that was rolled back to. */
const backTo = (ran: readonly Release[], release: Release): Release[] => {
  const at = ran.findLastIndex(each => nameOf(each) === nameOf(release));
  return at < 0 ? [...ran, release] : ran.slice(0, at + 1);
};

const after = (ran: Release[], { action, release }: HistoryEntry): Release[] => {
  if (action === 'publish' || action === 'promote')
    return [...ran.filter(each => nameOf(each) !== nameOf(release)), release];
  if (action === 'rollback') return backTo(ran, release);
  return ran;
};

/**
 * Earlier releases that everybody ran, latest first. Excludes canaries, releases that were rolled back from, and
 * withdrawn ones. The registry takes precedence when a command died before it wrote its entry.
 */
export const ranBefore = (
  history: readonly HistoryEntry[],
  { current, previous }: Pick<RegisteredRemote, 'current' | 'previous'>,
): Release[] => {
  const ran = history.reduce<Release[]>(after, []);
  const isKnown = ran.some(each => nameOf(each) === nameOf(current));
  const whole = isKnown ? backTo(ran, current) : [...ran, current];
  const below = whole.slice(0, -1);
  const isPreviousNew = previous && !below.some(each => nameOf(each) === nameOf(previous));
  return [...below, ...(isPreviousNew ? [previous] : [])]
    .filter(each => !isWithdrawn(history, nameOf(each)))
    .toReversed();
};
