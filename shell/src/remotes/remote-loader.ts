/** All remotes of the registry by id. A failure affects only its own remote and attempt. */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Registry } from 'shared/remote/registry';
import type { ErrorSite } from '../errors/global-error-handler.ts';
import type { LoadFailure } from './load-attempt.ts';
import { createRemoteHandle, type LoadOptions, type RemoteState } from './remote-handle.ts';

export interface RemoteLoader {
  /** The remote that owns a path segment below the customer. */
  readonly ownerOf: (segment: string) => RegisteredRemote | undefined;
  readonly stateOf: (id: string) => RemoteState;
  /** The last failure of a remote on this page, even if it is loaded now. */
  readonly lastFailureOf: (id: string) => LoadFailure | undefined;
  /** Takes an error of a script if it belongs to a remote that is still loading; it is reported with that remote's failure. */
  readonly takeThrown: (script: string, thrown: unknown) => boolean;
  /** The running release that an error comes from, by its stack or its script. */
  readonly siteOf: (error: unknown, script?: string) => ErrorSite | undefined;
  /** Starts loading if idle. */
  readonly load: (id: string) => void;
  /**
   * Loads before a visit and resolves with the remote. A failure is not reported: the remote becomes idle again, and a
   * visit that started meanwhile gets its own attempt.
   */
  readonly preload: (id: string) => Promise<Remote | undefined>;
  /** Prefetches the files of an idle remote without running them. Never rejects. */
  readonly fetchAhead: (id: string, signal: AbortSignal) => Promise<void>;
  /** Marks a remote as failed because the router did not accept its routes. */
  readonly refuse: (id: string, error: unknown) => void;
  /** Starts a new attempt after a failure. Late results of an earlier attempt are ignored. */
  readonly retry: (id: string) => void;
  /**
   * Uses a newer registry from now on. A failed remote is retried if it has another release. Menu, titles and paths stay
   * as they were when the page was loaded.
   */
  readonly update: (registry: Registry) => void;
  /** Labels of newer releases of the remotes that run on this page. */
  readonly outdated: () => string[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the loader for a registry. Loads nothing yet. */
export const createRemoteLoader = ({
  registry,
  ...options
}: LoadOptions & { readonly registry: Registry }): RemoteLoader => {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    listeners.forEach(listener => {
      listener();
    });
  };
  const handles = new Map(
    registry.remotes.map(remote => [remote.id, createRemoteHandle(remote, options, changed)]),
  );
  const all = () => [...handles.values()];
  const idle: RemoteState = { state: 'idle' };

  return {
    ownerOf: segment => registry.remotes.find(({ paths }) => paths.includes(segment)),
    stateOf: id => handles.get(id)?.state() ?? idle,
    lastFailureOf: id => handles.get(id)?.lastFailure(),
    takeThrown: (script, thrown) => all().some(handle => handle.takeThrown(script, thrown)),
    siteOf: (error, script = '') =>
      all()
        .map(handle => handle.siteOf(error, script))
        .find(site => site !== undefined),
    load: id => handles.get(id)?.load(),
    preload: async id => await handles.get(id)?.preload(),
    fetchAhead: async (id, signal) => {
      await handles.get(id)?.fetchAhead(signal);
    },
    refuse: (id, error) => handles.get(id)?.refuse(error),
    retry: id => handles.get(id)?.retry(),
    update: next => {
      for (const remote of next.remotes) handles.get(remote.id)?.update(remote);
    },
    outdated: () =>
      all()
        .flatMap(handle => handle.newer() ?? [])
        .sort(),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
