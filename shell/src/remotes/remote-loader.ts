/**
 * Loads remotes and remembers how far each one is. One failure costs one remote, one attempt.
 *
 * idle → loading → slow (3 s) → ready, or failed. A failed remote is tried again by `retry()`, when the
 * browser comes online again and when the person returns to the tab.
 */
import { contractVersion, isRemoteModule, type Remote } from 'shared/remote';
import type { RegisteredRemote, Registry } from 'shared/remote/registry';
import { refusalOf, type Refusal } from './release-gate.ts';

/** Why a remote is not there. */
export type RemoteFailure = Refusal | 'not-loaded' | 'timed-out' | 'wrong-shape';

export type RemoteState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'slow' }
  | { readonly state: 'ready'; readonly remote: Remote }
  | { readonly state: 'failed'; readonly failure: RemoteFailure; readonly error: Error };

export interface RemoteLoader {
  /** The remote that a path segment below the customer belongs to. */
  readonly ownerOf: (segment: string) => RegisteredRemote | undefined;
  readonly stateOf: (id: string) => RemoteState;
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
  readonly loadExposedModule: (id: string, manifest: string) => Promise<unknown>;
  /** Called once for every failed attempt, with the remote's name and release. */
  readonly onFailure: (label: string, failure: RemoteFailure, error: Error) => void;
  readonly slowAfterMs?: number;
  readonly giveUpAfterMs?: number;
}

class RemoteLoadError extends Error {
  readonly failure: RemoteFailure;
  /** Read by the exception box: trying again makes a new request. */
  readonly retryable = true;

  constructor(failure: RemoteFailure, label: string, cause?: unknown) {
    super(`${label} could not be loaded: ${failure}`, { cause });
    this.name = 'RemoteLoadError';
    this.failure = failure;
  }
}

const labelOf = (remote: RegisteredRemote): string =>
  `${remote.id}@${remote.current.version}-${remote.current.buildId}`;

const rejectAfter = (ms: number, error: Error): { promise: Promise<never>; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(error);
    }, ms);
  });
  return {
    promise,
    cancel: () => {
      clearTimeout(timer);
    },
  };
};

const attempt = async (remote: RegisteredRemote, options: LoaderOptions): Promise<Remote> => {
  const label = labelOf(remote);
  const refusal = refusalOf(remote.current, { allowedOrigins: options.allowedOrigins, contractVersion });
  if (refusal) throw new RemoteLoadError(refusal, label);
  const giveUp = rejectAfter(options.giveUpAfterMs ?? 8_000, new RemoteLoadError('timed-out', label));
  try {
    const exposed = await Promise.race([
      options.loadExposedModule(remote.id, remote.current.manifest),
      giveUp.promise,
    ]);
    if (!isRemoteModule(exposed) || exposed.remote.id !== remote.id)
      throw new RemoteLoadError('wrong-shape', label);
    return exposed.remote;
  } catch (cause) {
    throw cause instanceof RemoteLoadError ? cause : new RemoteLoadError('not-loaded', label, cause);
  } finally {
    giveUp.cancel();
  }
};

/** Builds the loader over one registry. Loads nothing by itself. */
export const createRemoteLoader = (options: LoaderOptions): RemoteLoader => {
  const remotes = new Map(options.registry.remotes.map(remote => [remote.id, remote]));
  const states = new Map<string, RemoteState>();
  const listeners = new Set<() => void>();
  const idle: RemoteState = { state: 'idle' };

  const stateOf = (id: string): RemoteState => states.get(id) ?? idle;
  const enter = (id: string, state: RemoteState): void => {
    states.set(id, state);
    listeners.forEach(listener => {
      listener();
    });
  };

  const start = (id: string): void => {
    const remote = remotes.get(id);
    if (!remote) return;
    enter(id, { state: 'loading' });
    const slow = setTimeout(() => {
      enter(id, { state: 'slow' });
    }, options.slowAfterMs ?? 3_000);
    attempt(remote, options)
      .then(
        loaded => {
          enter(id, { state: 'ready', remote: loaded });
        },
        (error: unknown) => {
          if (!(error instanceof RemoteLoadError)) throw error;
          enter(id, { state: 'failed', failure: error.failure, error });
          options.onFailure(labelOf(remote), error.failure, error);
        },
      )
      .finally(() => {
        clearTimeout(slow);
      });
  };

  return {
    ownerOf: segment => options.registry.remotes.find(remote => remote.paths.includes(segment)),
    stateOf,
    isLoading: script =>
      options.registry.remotes.some(
        ({ id, current }) =>
          stateOf(id).state !== 'ready' && script.startsWith(new URL('.', current.manifest).href),
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
