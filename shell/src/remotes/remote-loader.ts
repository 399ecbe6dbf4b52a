/**
 * Loads remotes and remembers how far each one is. One failure costs one remote, one attempt.
 *
 * idle → loading → slow (3 s) → ready, or failed. A failed remote is tried again by `retry()`, when the
 * browser comes online again and when the person returns to the tab.
 */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Registry, Release } from 'shared/remote/registry';
import { candidatesFor, type Candidate, type Visit } from './choose-release.ts';
import { labelOf, loadRelease, RemoteLoadError, type RemoteFailure } from './load-release.ts';

/** The release that runs on this page. */
export interface RunningRelease extends Candidate {
  readonly loadedInMs: number;
}

export type RemoteState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'slow' }
  | { readonly state: 'ready'; readonly remote: Remote; readonly running: RunningRelease }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly error: Error };

/** One release that could not be loaded. */
export interface LoadFailure {
  /** The remote's name and release. */
  readonly label: string;
  readonly failure: RemoteFailure;
  readonly error: Error;
  /** True when another release takes its place, so that the person sees nothing of it. */
  readonly isReplaced: boolean;
}

export interface RemoteLoader {
  /** The remote that a path segment below the customer belongs to. */
  readonly ownerOf: (segment: string) => RegisteredRemote | undefined;
  readonly stateOf: (id: string) => RemoteState;
  /** What went wrong last with a remote on this page, whether or not it is there now. */
  readonly lastFailureOf: (id: string) => LoadFailure | undefined;
  /** True for a script of a remote that is not there yet: what goes wrong in it is told by the remote's state. */
  readonly isLoading: (script: string) => boolean;
  /** Starts loading unless it is under way, done or has failed. */
  readonly load: (id: string) => void;
  /** Starts a new attempt after a failure. What comes late of an attempt that was given up counts no more. */
  readonly retry: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface LoaderOptions {
  readonly registry: Registry;
  readonly allowedOrigins: readonly string[];
  readonly loadExposedModule: (id: string, release: Release) => Promise<unknown>;
  /** Who is there when a remote is loaded; decides whether they try a canary. */
  readonly visit: () => Visit;
  /** Called once for every release that failed. */
  readonly onFailure: (failure: LoadFailure) => void;
  readonly slowAfterMs?: number;
  readonly giveUpAfterMs?: number;
}

const isBelow = (script: string, { release }: Candidate): boolean =>
  script.startsWith(new URL('.', release.manifest).href);

/** Builds the loader over one registry. Loads nothing by itself. */
export const createRemoteLoader = (options: LoaderOptions): RemoteLoader => {
  const remotes = new Map(options.registry.remotes.map(remote => [remote.id, remote]));
  const states = new Map<string, RemoteState>();
  const failures = new Map<string, LoadFailure>();
  const listeners = new Set<() => void>();
  const idle: RemoteState = { state: 'idle' };

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

  const start = (id: string): void => {
    const remote = remotes.get(id);
    if (!remote) return;
    const startedAt = performance.now();
    const candidates = candidatesFor(remote, options.visit());
    let trying = candidates[0];
    enter(id, { state: 'loading' });
    const slow = setTimeout(() => {
      enter(id, { state: 'slow' });
    }, options.slowAfterMs ?? 3_000);
    loadRelease({
      ...options,
      id,
      candidates,
      giveUpAfterMs: options.giveUpAfterMs ?? 8_000,
      onFallback: (failed, error) => {
        const { failure } = error;
        trying = candidates[candidates.indexOf(failed) + 1];
        tell(id, { label: labelOf(id, failed.release), failure, error, isReplaced: true });
      },
    })
      .then(
        ({ remote: loaded, release, source }) => {
          const loadedInMs = Math.round(performance.now() - startedAt);
          enter(id, { state: 'ready', remote: loaded, running: { release, source, loadedInMs } });
        },
        (error: unknown) => {
          if (!(error instanceof RemoteLoadError)) throw error;
          const { failure } = error;
          enter(id, { state: 'failed', failure, error });
          tell(id, { label: trying ? labelOf(id, trying.release) : id, failure, error, isReplaced: false });
        },
      )
      .finally(() => {
        clearTimeout(slow);
      });
  };

  return {
    ownerOf: segment => options.registry.remotes.find(remote => remote.paths.includes(segment)),
    stateOf,
    lastFailureOf: id => failures.get(id),
    isLoading: script =>
      options.registry.remotes.some(
        remote =>
          stateOf(remote.id).state !== 'ready' &&
          candidatesFor(remote, options.visit()).some(candidate => isBelow(script, candidate)),
      ),
    load: id => {
      if (stateOf(id).state === 'idle') start(id);
    },
    retry: id => {
      if (stateOf(id).state === 'failed') start(id);
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
