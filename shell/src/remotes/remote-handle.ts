/**
 * The state machine of one remote: which release this page loads, and its progress.
 *
 * idle → loading → slow (3 s) → ready, or failed.
 */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Release } from 'shared/remote/registry';
import { candidatesFor, type Visit } from './releases/choose-release.ts';
import type { FetchRelease } from './federation/fetch-ahead.ts';
import { attemptLoad, type Loaded, type LoadFailure, type RunningRelease } from './load-attempt.ts';
import { firstAllowed, labelOf, RemoteLoadError, type RemoteFailure } from './load-release.ts';
import { isErrorOf, isFileOf } from './releases/release-of-error.ts';

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
  /** The user and customer at the time of loading; decides about canary releases. */
  readonly visit: () => Visit;
  /** Called once for every release that failed. */
  readonly onFailure: (failure: LoadFailure) => void;
  /** Called with an error that a script threw while loading, if the remote was loaded anyway. */
  readonly onThrown?: (label: string, thrown: unknown) => void;
  readonly slowAfterMs?: number;
  readonly giveUpAfterMs?: number;
}

/** Starts idle. `onChange` is called after every change of state. */
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
  /** The release that was requested last; if it failed, another one may run. */
  let requested: string | undefined;
  /** An error thrown by a script of the current attempt. */
  let thrown: unknown;
  /** A preload in progress, and the visit that started waiting for it. */
  let preloading: Promise<void> | undefined;
  let visit: { readonly since: number; readonly slow: ReturnType<typeof setTimeout> } | undefined;

  const setState = (next: RemoteState): void => {
    state = next;
    onChange();
  };
  const setSlowAfter = (ms: number) =>
    setTimeout(() => {
      setState({ state: 'slow' });
    }, ms);
  const report = (failure: LoadFailure): void => {
    lastFailure = failure;
    options.onFailure(failure);
  };

  const candidates = () => candidatesFor(remote, options.visit());
  const currentLabel = (): string => labelOf(id, candidates()[0].release);
  const isOutdated = (): boolean => requested !== currentLabel();

  const takeThrown = (): unknown => {
    const error = thrown;
    thrown = undefined;
    return error;
  };

  const attempt = (timeoutMs: number, onReplaced: (failure: LoadFailure) => void) => {
    requested = currentLabel();
    return attemptLoad({
      ...options,
      id,
      paths,
      candidates: candidates(),
      giveUpAfterMs: timeoutMs,
      takeThrown,
      onReplaced,
    });
  };

  const setReady = (loaded: Loaded): void => {
    setState({ state: 'ready', ...loaded });
    const thrownError = takeThrown();
    if (thrownError !== undefined) options.onThrown?.(labelOf(id, loaded.running.release), thrownError);
  };

  /** `waitedMs`: how long the user has waited already; it counts towards the limits. */
  const start = async (waitedMs = 0): Promise<void> => {
    const attempted = remote;
    setState({ state: waitedMs < slowAfterMs ? 'loading' : 'slow' });
    const slow = setSlowAfter(slowAfterMs - waitedMs);
    const outcome = await attempt(giveUpAfterMs - waitedMs, report).finally(() => {
      clearTimeout(slow);
    });
    if (outcome.remote) {
      setReady(outcome);
      return;
    }
    const { failure, error } = outcome.failure;
    // Its files may have been replaced by a newer release that the registry lists by now.
    const isReplaced = remote !== attempted && isOutdated() && failure !== 'timed-out';
    if (!isReplaced) setState({ state: 'failed', failure, error });
    report({ ...outcome.failure, isReplaced });
    if (isReplaced) await start();
  };

  const startPreload = async (): Promise<void> => {
    setState({ state: 'loading' });
    const unreported: LoadFailure[] = [];
    const outcome = await attempt(giveUpAfterMs, failure => unreported.push(failure));
    const waiting = visit;
    clearTimeout(waiting?.slow);
    visit = undefined;
    preloading = undefined;
    if (outcome.remote) {
      setReady(outcome);
      unreported.forEach(report);
    } else if (waiting) await start(performance.now() - waiting.since);
    else setState({ state: 'idle' });
  };

  return {
    state: () => state,
    lastFailure: () => lastFailure,
    load: () => {
      if (state.state === 'idle') void start();
      else if (preloading) visit ??= { since: performance.now(), slow: setSlowAfter(slowAfterMs) };
    },
    preload: async (): Promise<Remote | undefined> => {
      if (state.state === 'idle') preloading = startPreload();
      await preloading;
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
    /** Menu, titles and paths stay as they were when the page was loaded. */
    update: (next: RegisteredRemote) => {
      remote = { ...next, paths, titles, menu };
      if (state.state === 'failed' && isOutdated()) void start();
    },
    /** The release that would be loaded now, if it differs from the running one. */
    newer: (): string | undefined => (state.state === 'ready' && isOutdated() ? currentLabel() : undefined),
    refuse: (cause: unknown) => {
      if (state.state !== 'ready') return;
      const { release, source } = state.running;
      const label = labelOf(id, release);
      const error = new RemoteLoadError('wrong-shape', label, cause);
      setState({ state: 'failed', failure: error.failure, error });
      report({ label, source, failure: error.failure, error, isReplaced: false });
    },
    takeThrown: (script: string, error: unknown): boolean => {
      const isMine = state.state !== 'ready' && candidates().some(({ release }) => isFileOf(release, script));
      if (isMine) thrown = error;
      return isMine;
    },
    /** The running release, if the error comes from it. */
    siteOf: (error: unknown, script: string) => {
      if (state.state !== 'ready') return undefined;
      const { release } = state.running;
      return isErrorOf(release, error) || isFileOf(release, script)
        ? { id, label: labelOf(id, release) }
        : undefined;
    },
  };
};
