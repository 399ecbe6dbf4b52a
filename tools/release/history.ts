/**
 * What was done to a remote, when and by whom: `history/mfe-x.json` beside the registry. Browsers have no use for it. The
 * registry decides what runs; the history says what ran before, and so where a rollback may go.
 */
import { userInfo } from 'node:os';
import { UserFacingError } from 'shared/node/user-facing-error';
import { releaseSchema, type RegisteredRemote, type Release } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { nameOf } from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * `publish` and `promote` make a release current; `rollback` goes back to it; `withdraw` takes it away for good, and
 * `withdraw-remote` the remote that it was current of.
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

/** Beside what was withdrawn, which stays for ever. */
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

/** Who runs the command: `PORTAL_RELEASE_BY`, what CI servers tell, or the account on this machine. */
export const whoReleases = (environment: NodeJS.ProcessEnv = process.env): string =>
  ['PORTAL_RELEASE_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_REQUESTEDFOR']
    .map(name => environment[name]?.trim())
    .find(Boolean) ?? userInfo().username;

/** Adds an entry after what it is about has been done. */
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

/** Without the releases that come after the one that was gone back to. */
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
 * The releases that everybody ran before the present one, the last of them first. What was only tried by some customers, was
 * rolled back from, or was withdrawn is not among them. The registry is believed where a command died before its entry.
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
