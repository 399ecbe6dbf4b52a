/**
 * Loads remotes and remembers how far each one is. One failure costs one remote, one attempt.
 *
 * idle → loading → slow (3 s) → ready, or failed. A failed remote is tried again by `retry()`, when the
 * browser comes online again and when the person returns to the tab.
 */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Registry, Release } from 'shared/remote/registry';
import type { ErrorSite } from '../errors/global-error-handler.ts';
import { candidatesFor, type Visit } from './choose-release.ts';
import { attemptLoad, type Loaded, type LoadFailure, type RunningRelease } from './load-attempt.ts';
import type { FetchRelease } from './fetch-ahead.ts';
import { firstAllowed, labelOf, RemoteLoadError, type RemoteFailure } from './load-release.ts';
import { isErrorOf, isFileOf } from './release-of-error.ts';

export type RemoteState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'slow' }
  | { readonly state: 'ready'; readonly remote: Remote; readonly running: RunningRelease }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly error: Error };

export interface RemoteLoader {
  /** The remote that a path segment below the customer belongs to. */
  readonly ownerOf: (segment: string) => RegisteredRemote | undefined;
  readonly stateOf: (id: string) => RemoteState;
  /** What went wrong last with a remote on this page, whether or not it is there now. */
  readonly lastFailureOf: (id: string) => LoadFailure | undefined;
  /** Takes what a script threw, if it is one of a remote that is not there yet: it is told with the remote's failure. */
  readonly takeThrown: (script: string, thrown: unknown) => boolean;
  /** The running release that an error comes from, by the addresses in its stack or by the script that threw it. */
  readonly siteOf: (error: unknown, script?: string) => ErrorSite | undefined;
  /** Starts loading unless it is under way, done or has failed. */
  readonly load: (id: string) => void;
  /**
   * Loads ahead of a visit and answers with the remote once it is there. A failure is nobody's news: the remote is
   * then as if nothing had been tried, and a visit that came meanwhile gets an attempt of its own.
   */
  readonly preload: (id: string) => Promise<Remote | undefined>;
  /** Fetches what a visit would ask for, where there has been none, and runs nothing of it. Never rejects. */
  readonly fetchAhead: (id: string, signal: AbortSignal) => Promise<void>;
  /** What the router could not take, for all the gates: the remote counts as one of the wrong shape. */
  readonly refuse: (id: string, error: unknown) => void;
  /** Starts a new attempt after a failure. What comes late of an attempt that was given up counts no more. */
  readonly retry: (id: string) => void;
  /**
   * Takes the releases of a newer registry, for what is loaded from now on; a remote that has failed is tried again
   * when it has another release now. Menu, titles and paths stay those that the page was started with.
   */
  readonly update: (registry: Registry) => void;
  /** Labels of the releases that remotes on this page would be loaded with now, where that is another one. */
  readonly outdated: () => string[];
  readonly subscribe: (listener: () => void) => () => void;
}

interface LoaderOptions {
  readonly registry: Registry;
  readonly allowedOrigins: readonly string[];
  readonly loadExposedModule: (id: string, release: Release) => Promise<unknown>;
  readonly fetchRelease: FetchRelease;
  /** Who is there when a remote is loaded; decides whether they try a canary. */
  readonly visit: () => Visit;
  /** Called once for every release that failed. */
  readonly onFailure: (failure: LoadFailure) => void;
  /** Called with what a script threw while it was loaded, where the remote is there all the same. */
  readonly onThrown?: (label: string, thrown: unknown) => void;
  readonly slowAfterMs?: number;
  readonly giveUpAfterMs?: number;
}

/** Builds the loader over one registry. Loads nothing by itself. */
export const createRemoteLoader = (options: LoaderOptions): RemoteLoader => {
  const remotes = new Map(options.registry.remotes.map(remote => [remote.id, remote]));
  const states = new Map<string, RemoteState>();
  const failures = new Map<string, LoadFailure>();
  /** What each remote was last asked for; another one may run, where this one failed. */
  const asked = new Map<string, string>();
  /** By remote, for the attempt that is under way. */
  const thrownBy = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  /** What is loaded before anybody has gone there, and since when somebody waits for it after all. */
  const ahead = new Map<string, Promise<void>>();
  const visits = new Map<string, { readonly since: number; readonly slow: ReturnType<typeof setTimeout> }>();
  const idle: RemoteState = { state: 'idle' };
  const { slowAfterMs = 3_000, giveUpAfterMs = 8_000 } = options;

  const stateOf = (id: string): RemoteState => states.get(id) ?? idle;
  const enter = (id: string, state: RemoteState): void => {
    states.set(id, state);
    listeners.forEach(listener => {
      listener();
    });
  };
  const tell = (id: string, failure: LoadFailure): void => {
    failures.set(id, failure);
    options.onFailure(failure);
  };

  const candidatesOf = (remote: RegisteredRemote) => candidatesFor(remote, options.visit());
  const wantedOf = (remote: RegisteredRemote): string => labelOf(remote.id, candidatesOf(remote)[0].release);

  const takeThrownOf = (id: string): unknown => {
    const thrown = thrownBy.get(id);
    thrownBy.delete(id);
    return thrown;
  };

  const attempt = (
    remote: RegisteredRemote,
    patienceMs: number,
    onReplaced: (failure: LoadFailure) => void,
  ) => {
    asked.set(remote.id, wantedOf(remote));
    return attemptLoad({
      ...options,
      id: remote.id,
      paths: remote.paths,
      candidates: candidatesOf(remote),
      giveUpAfterMs: patienceMs,
      takeThrown: () => takeThrownOf(remote.id),
      onReplaced,
    });
  };

  const enterReady = (id: string, outcome: Loaded): void => {
    enter(id, { state: 'ready', ...outcome });
    const thrown = takeThrownOf(id);
    if (thrown !== undefined) options.onThrown?.(labelOf(id, outcome.running.release), thrown);
  };

  /** `waitedMs` is how long the person has waited already: they wait once. */
  const start = async (id: string, waitedMs = 0): Promise<void> => {
    const remote = remotes.get(id);
    if (!remote) return;
    enter(id, { state: waitedMs < slowAfterMs ? 'loading' : 'slow' });
    const slow = setTimeout(() => {
      enter(id, { state: 'slow' });
    }, slowAfterMs - waitedMs);
    const outcome = await attempt(remote, giveUpAfterMs - waitedMs, failure => {
      tell(id, failure);
    }).finally(() => {
      clearTimeout(slow);
    });
    if (outcome.remote) {
      enterReady(id, outcome);
      return;
    }
    const { failure, error } = outcome.failure;
    // Its files may be gone because the release that was heard of meanwhile has taken their place.
    const newest = remotes.get(id) ?? remote;
    const isReplaced = newest !== remote && asked.get(id) !== wantedOf(newest) && failure !== 'timed-out';
    if (!isReplaced) enter(id, { state: 'failed', failure, error });
    tell(id, { ...outcome.failure, isReplaced });
    if (isReplaced) await start(id);
  };

  const startAhead = async (id: string): Promise<void> => {
    const remote = remotes.get(id);
    if (!remote) return;
    enter(id, { state: 'loading' });
    const unsaid: LoadFailure[] = [];
    const outcome = await attempt(remote, giveUpAfterMs, failure => unsaid.push(failure));
    const visit = visits.get(id);
    clearTimeout(visit?.slow);
    visits.delete(id);
    ahead.delete(id);
    if (outcome.remote) {
      enterReady(id, outcome);
      unsaid.forEach(failure => {
        tell(id, failure);
      });
    } else if (visit) await start(id, performance.now() - visit.since);
    else enter(id, idle);
  };

  /** Somebody goes to what is being loaded ahead. */
  const waitForAhead = (id: string): void => {
    if (visits.has(id)) return;
    const slow = setTimeout(() => {
      enter(id, { state: 'slow' });
    }, slowAfterMs);
    visits.set(id, { since: performance.now(), slow });
  };

  return {
    ownerOf: segment => options.registry.remotes.find(remote => remote.paths.includes(segment)),
    stateOf,
    lastFailureOf: id => failures.get(id),
    takeThrown: (script, thrown) => {
      const owner = [...remotes.values()].find(
        remote =>
          stateOf(remote.id).state !== 'ready' &&
          candidatesOf(remote).some(({ release }) => isFileOf(release, script)),
      );
      if (owner) thrownBy.set(owner.id, thrown);
      return owner !== undefined;
    },
    siteOf: (error, script = '') => {
      for (const id of remotes.keys()) {
        const current = stateOf(id);
        if (current.state !== 'ready') continue;
        const { release } = current.running;
        if (isErrorOf(release, error) || isFileOf(release, script))
          return { id, label: labelOf(id, release) };
      }
      return undefined;
    },
    load: id => {
      if (stateOf(id).state === 'idle') void start(id);
      else if (ahead.has(id)) waitForAhead(id);
    },
    preload: async id => {
      if (stateOf(id).state === 'idle') ahead.set(id, startAhead(id));
      await ahead.get(id);
      const current = stateOf(id);
      return current.state === 'ready' ? current.remote : undefined;
    },
    fetchAhead: async (id, signal) => {
      const remote = remotes.get(id);
      if (!remote || stateOf(id).state !== 'idle') return;
      const release = firstAllowed(candidatesOf(remote), options.allowedOrigins);
      if (release) await options.fetchRelease(release, signal);
    },
    refuse: (id, cause) => {
      const current = stateOf(id);
      if (current.state !== 'ready') return;
      const { release, source } = current.running;
      const label = labelOf(id, release);
      const error = new RemoteLoadError('wrong-shape', label, cause);
      enter(id, { state: 'failed', failure: error.failure, error });
      tell(id, { label, source, failure: error.failure, error, isReplaced: false });
    },
    retry: id => {
      if (stateOf(id).state === 'failed') void start(id);
    },
    update: registry => {
      for (const next of registry.remotes) {
        const known = remotes.get(next.id);
        if (!known) continue;
        const { paths, titles, menu } = known;
        const remote = { ...next, paths, titles, menu };
        remotes.set(next.id, remote);
        if (stateOf(next.id).state === 'failed' && asked.get(next.id) !== wantedOf(remote))
          void start(next.id);
      }
    },
    outdated: () =>
      [...remotes.values()]
        .filter(({ id }) => stateOf(id).state === 'ready')
        .filter(remote => asked.get(remote.id) !== wantedOf(remote))
        .map(wantedOf)
        .sort(),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
