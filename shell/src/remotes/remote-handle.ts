/**
 * One remote of the registry: which release of it this page asks for, and how far that one is.
 *
 * idle → loading → slow (3 s) → ready, or failed.
 */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Release } from 'shared/remote/registry';
import { candidatesFor, type Visit } from './choose-release.ts';
import type { FetchRelease } from './fetch-ahead.ts';
import { attemptLoad, type Loaded, type LoadFailure, type RunningRelease } from './load-attempt.ts';
import { firstAllowed, labelOf, RemoteLoadError, type RemoteFailure } from './load-release.ts';
import { isErrorOf, isFileOf } from './release-of-error.ts';

export type RemoteState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'slow' }
  | { readonly state: 'ready'; readonly remote: Remote; readonly running: RunningRelease }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly error: Error };

export interface LoadOptions {
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

/** Loads nothing by itself. `onChange` is called with every new state. */
export const createRemoteHandle = (
  registered: RegisteredRemote,
  options: LoadOptions,
  onChange: () => void,
) => {
  const { slowAfterMs = 3_000, giveUpAfterMs = 8_000 } = options;
  const { id, paths, titles, menu } = registered;
  let remote = registered;
  let state: RemoteState = { state: 'idle' };
  let lastFailure: LoadFailure | undefined;
  /** What was last asked for; another one may run, where this one failed. */
  let asked: string | undefined;
  /** By a script of the attempt that is under way. */
  let thrown: unknown;
  /** What is loaded before anybody has gone there, and since when somebody waits for it after all. */
  let ahead: Promise<void> | undefined;
  let visit: { readonly since: number; readonly slow: ReturnType<typeof setTimeout> } | undefined;

  const enter = (next: RemoteState): void => {
    state = next;
    onChange();
  };
  const enterSlowAfter = (ms: number) =>
    setTimeout(() => {
      enter({ state: 'slow' });
    }, ms);
  const tell = (failure: LoadFailure): void => {
    lastFailure = failure;
    options.onFailure(failure);
  };

  const candidates = () => candidatesFor(remote, options.visit());
  const wanted = (): string => labelOf(id, candidates()[0].release);
  const isOutdated = (): boolean => asked !== wanted();

  const takeThrown = (): unknown => {
    const taken = thrown;
    thrown = undefined;
    return taken;
  };

  const attempt = (patienceMs: number, onReplaced: (failure: LoadFailure) => void) => {
    asked = wanted();
    return attemptLoad({
      ...options,
      id,
      paths,
      candidates: candidates(),
      giveUpAfterMs: patienceMs,
      takeThrown,
      onReplaced,
    });
  };

  const enterReady = (loaded: Loaded): void => {
    enter({ state: 'ready', ...loaded });
    const taken = takeThrown();
    if (taken !== undefined) options.onThrown?.(labelOf(id, loaded.running.release), taken);
  };

  /** `waitedMs` is how long the person has waited already: they wait once. */
  const start = async (waitedMs = 0): Promise<void> => {
    const tried = remote;
    enter({ state: waitedMs < slowAfterMs ? 'loading' : 'slow' });
    const slow = enterSlowAfter(slowAfterMs - waitedMs);
    const outcome = await attempt(giveUpAfterMs - waitedMs, tell).finally(() => {
      clearTimeout(slow);
    });
    if (outcome.remote) {
      enterReady(outcome);
      return;
    }
    const { failure, error } = outcome.failure;
    // Its files may be gone because the release that was heard of meanwhile has taken their place.
    const isReplaced = remote !== tried && isOutdated() && failure !== 'timed-out';
    if (!isReplaced) enter({ state: 'failed', failure, error });
    tell({ ...outcome.failure, isReplaced });
    if (isReplaced) await start();
  };

  const startAhead = async (): Promise<void> => {
    enter({ state: 'loading' });
    const unsaid: LoadFailure[] = [];
    const outcome = await attempt(giveUpAfterMs, failure => unsaid.push(failure));
    const waiting = visit;
    clearTimeout(waiting?.slow);
    visit = undefined;
    ahead = undefined;
    if (outcome.remote) {
      enterReady(outcome);
      unsaid.forEach(tell);
    } else if (waiting) await start(performance.now() - waiting.since);
    else enter({ state: 'idle' });
  };

  return {
    state: () => state,
    lastFailure: () => lastFailure,
    load: () => {
      if (state.state === 'idle') void start();
      else if (ahead) visit ??= { since: performance.now(), slow: enterSlowAfter(slowAfterMs) };
    },
    preload: async (): Promise<Remote | undefined> => {
      if (state.state === 'idle') ahead = startAhead();
      await ahead;
      return state.state === 'ready' ? state.remote : undefined;
    },
    fetchAhead: async (signal: AbortSignal): Promise<void> => {
      if (state.state !== 'idle') return;
      const release = firstAllowed(candidates(), options.allowedOrigins);
      if (release) await options.fetchRelease(release, signal);
    },
    retry: () => {
      if (state.state === 'failed') void start();
    },
    /** Menu, titles and paths stay those that the page was started with. */
    update: (next: RegisteredRemote) => {
      remote = { ...next, paths, titles, menu };
      if (state.state === 'failed' && isOutdated()) void start();
    },
    /** The release that would be loaded now, where another one was. */
    newer: (): string | undefined => (state.state === 'ready' && isOutdated() ? wanted() : undefined),
    refuse: (cause: unknown) => {
      if (state.state !== 'ready') return;
      const { release, source } = state.running;
      const label = labelOf(id, release);
      const error = new RemoteLoadError('wrong-shape', label, cause);
      enter({ state: 'failed', failure: error.failure, error });
      tell({ label, source, failure: error.failure, error, isReplaced: false });
    },
    takeThrown: (script: string, error: unknown): boolean => {
      const isMine = state.state !== 'ready' && candidates().some(({ release }) => isFileOf(release, script));
      if (isMine) thrown = error;
      return isMine;
    },
    /** The running release, where an error comes from it. */
    siteOf: (error: unknown, script: string) => {
      if (state.state !== 'ready') return undefined;
      const { release } = state.running;
      return isErrorOf(release, error) || isFileOf(release, script)
        ? { id, label: labelOf(id, release) }
        : undefined;
    },
  };
};
