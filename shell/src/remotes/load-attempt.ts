/** One attempt to load a remote, and its result as the loader stores and reports it. */
import type { Remote } from 'shared/remote';
import type { Candidate, ReleaseSource } from './releases/choose-release.ts';
import { labelOf, loadRelease, RemoteLoadError, type RemoteFailure } from './load-release.ts';

/** The release that runs on this page. */
export interface RunningRelease extends Candidate {
  readonly loadedInMs: number;
}

/** A release that failed to load. */
export interface LoadFailure {
  /** The remote's name and release. */
  readonly label: string;
  readonly source: ReleaseSource;
  readonly failure: RemoteFailure;
  readonly error: Error;
  /** The error that one of its scripts threw while loading, which the federation runtime does not report. */
  readonly thrown?: unknown;
  /** Whether another release is tried instead, so that the user sees nothing of it. */
  readonly isReplaced: boolean;
}

export interface Loaded {
  readonly remote: Remote;
  readonly running: RunningRelease;
}

type Outcome = Loaded | { readonly remote: undefined; readonly failure: LoadFailure };

interface Attempt extends Omit<Parameters<typeof loadRelease>[0], 'onFallback'> {
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Returns the error thrown by a script of the current release, once. */
  readonly takeThrown: () => unknown;
  /** Called when a release failed and another one is tried. */
  readonly onReplaced: (failure: LoadFailure) => void;
}

/** Rejects only with errors that are not the remote's. */
export const attemptLoad = async ({ onReplaced, takeThrown, ...attempt }: Attempt): Promise<Outcome> => {
  const { id, candidates } = attempt;
  const startedAt = performance.now();
  const failureOf = (
    { release, source }: Candidate,
    error: RemoteLoadError,
    isReplaced: boolean,
  ): LoadFailure => ({
    label: labelOf(id, release),
    source,
    failure: error.failure,
    error,
    thrown: takeThrown(),
    isReplaced,
  });
  let [trying] = candidates;
  try {
    const { remote, release, source } = await loadRelease({
      ...attempt,
      onFallback: (failed, error) => {
        trying = candidates[candidates.indexOf(failed) + 1] ?? failed;
        onReplaced(failureOf(failed, error, true));
      },
    });
    return { remote, running: { release, source, loadedInMs: Math.round(performance.now() - startedAt) } };
  } catch (error) {
    if (!(error instanceof RemoteLoadError)) throw error;
    return { remote: undefined, failure: failureOf(trying, error, false) };
  }
};
