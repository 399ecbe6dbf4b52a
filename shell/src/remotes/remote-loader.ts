/** The remotes of the registry by name, as the shell speaks to them. One failure costs one remote, one attempt. */
import type { Remote } from 'shared/remote';
import type { RegisteredRemote, Registry } from 'shared/remote/registry';
import type { ErrorSite } from '../errors/global-error-handler.ts';
import type { LoadFailure } from './load-attempt.ts';
import { createRemoteHandle, type LoadOptions, type RemoteState } from './remote-handle.ts';

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
   * Loads ahead of a visit and answers with the remote once it is there. A failure is not reported: the remote is
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

/** Builds the loader over one registry. Loads nothing by itself. */
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
