/**
 * Loads remotes and remembers how far each one is. One failure costs one remote, one attempt.
 *
 * idle → loading → slow (3 s) → ready, or failed. A failed remote is tried again by `retry()`, when the
 * browser comes online again and when the person returns to the tab.
 */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Registry, Release } from 'shared/remote/registry';
import { candidatesFor, type Candidate, type ReleaseSource, type Visit } from './choose-release.ts';
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
  readonly source: ReleaseSource;
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
  /** What each remote was last asked for; another one may run, where this one failed. */
  const asked = new Map<string, string>();
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

  const candidatesOf = (remote: RegisteredRemote) => candidatesFor(remote, options.visit());
  const wantedOf = (remote: RegisteredRemote): string =>
    labelOf(remote.id, (candidatesOf(remote)[0] ?? { release: remote.current }).release);

  const start = (id: string): void => {
    const remote = remotes.get(id);
    if (!remote) return;
    const startedAt = performance.now();
    const candidates = candidatesOf(remote);
    asked.set(id, wantedOf(remote));
    let trying = candidates[0] ?? { release: remote.current, source: 'current' };
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
        trying = candidates[candidates.indexOf(failed) + 1] ?? failed;
        tell(id, {
          label: labelOf(id, failed.release),
          source: failed.source,
          failure,
          error,
          isReplaced: true,
        });
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
          tell(id, {
            label: labelOf(id, trying.release),
            source: trying.source,
            failure,
            error,
            isReplaced: false,
          });
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
      [...remotes.values()].some(
        remote =>
          stateOf(remote.id).state !== 'ready' &&
          candidatesOf(remote).some(candidate => isBelow(script, candidate)),
      ),
    load: id => {
      if (stateOf(id).state === 'idle') start(id);
    },
    retry: id => {
      if (stateOf(id).state === 'failed') start(id);
    },
    update: registry => {
      for (const next of registry.remotes) {
        const known = remotes.get(next.id);
        if (!known) continue;
        const { paths, titles, menu } = known;
        const remote = { ...next, paths, titles, menu };
        remotes.set(next.id, remote);
        if (stateOf(next.id).state === 'failed' && asked.get(next.id) !== wantedOf(remote)) start(next.id);
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
