/**
 * Loads remotes and remembers how far each one is. One failure costs one remote, one attempt.
 *
 * idle → loading → slow (3 s) → ready, or failed. A failed remote is tried again by `retry()`, when the
 * browser comes online again, when the person returns to the tab, and at once when a newer release is known.
 */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Registry, Release } from 'shared/remote/registry';
import { addressOfMissingCode } from '../new-version/missing-code.ts';
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
  /** What one of its scripts threw while it was loaded: the runtime only tells that it got nothing. */
  readonly thrown?: unknown;
  /** True when another release takes its place, so that the person sees nothing of it. */
  readonly isReplaced: boolean;
}

export interface RemoteLoader {
  /** The remote that a path segment below the customer belongs to. */
  readonly ownerOf: (segment: string) => RegisteredRemote | undefined;
  readonly stateOf: (id: string) => RemoteState;
  /** What went wrong last with a remote on this page, whether or not it is there now. */
  readonly lastFailureOf: (id: string) => LoadFailure | undefined;
  /** Takes what a script threw, if it is one of a remote that is not there yet: it is told with the remote's failure. */
  readonly takeThrown: (script: string, thrown: unknown) => boolean;
  /** Label of the running release that an error comes from, by the addresses in its stack. */
  readonly labelFor: (error: unknown) => string | undefined;
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
  /** Called with what a script threw while it was loaded, where the remote is there all the same. */
  readonly onThrown?: (label: string, thrown: unknown) => void;
  readonly slowAfterMs?: number;
  readonly giveUpAfterMs?: number;
}

const folderOf = ({ manifest }: Release): string => new URL('.', manifest).href;

/** Stacks of an error and of what caused it, and the address of a chunk that did not come. */
const traceOf = (error: unknown): string =>
  error instanceof Error
    ? [error.stack, addressOfMissingCode(error), traceOf(error.cause)].filter(Boolean).join('\n')
    : '';

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
  const idle: RemoteState = { state: 'idle' };

  const stateOf = (id: string): RemoteState => states.get(id) ?? idle;
  const enter = (id: string, state: RemoteState): void => {
    states.set(id, state);
    listeners.forEach(listener => {
      listener();
    });
  };
  const tell = (
    id: string,
    { release, source }: Candidate,
    error: RemoteLoadError,
    isReplaced: boolean,
  ): void => {
    const thrown = thrownBy.get(id);
    thrownBy.delete(id);
    const label = labelOf(id, release);
    const failure = { label, source, failure: error.failure, error, thrown, isReplaced };
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
        trying = candidates[candidates.indexOf(failed) + 1] ?? failed;
        tell(id, failed, error, true);
      },
    })
      .then(
        ({ remote: loaded, release, source }) => {
          const loadedInMs = Math.round(performance.now() - startedAt);
          enter(id, { state: 'ready', remote: loaded, running: { release, source, loadedInMs } });
          const thrown = thrownBy.get(id);
          thrownBy.delete(id);
          if (thrown !== undefined) options.onThrown?.(labelOf(id, release), thrown);
        },
        (error: unknown) => {
          if (!(error instanceof RemoteLoadError)) throw error;
          // Its files may be gone because the release that was heard of meanwhile has taken their place.
          const newest = remotes.get(id) ?? remote;
          const isSuperseded =
            newest !== remote && asked.get(id) !== wantedOf(newest) && error.failure !== 'timed-out';
          if (!isSuperseded) enter(id, { state: 'failed', failure: error.failure, error });
          tell(id, trying, error, isSuperseded);
          if (isSuperseded) start(id);
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
    takeThrown: (script, thrown) => {
      const owner = [...remotes.values()].find(
        remote =>
          stateOf(remote.id).state !== 'ready' &&
          candidatesOf(remote).some(({ release }) => script.startsWith(folderOf(release))),
      );
      if (owner) thrownBy.set(owner.id, thrown);
      return owner !== undefined;
    },
    labelFor: error => {
      const text = traceOf(error);
      for (const id of remotes.keys()) {
        const current = stateOf(id);
        if (current.state === 'ready' && text.includes(folderOf(current.running.release)))
          return labelOf(id, current.running.release);
      }
      return undefined;
    },
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
