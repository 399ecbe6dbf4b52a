/** One attempt to get a remote, told in the words that the loader remembers and reports it by. */
import type { Remote } from 'shared/remote';
import type { Candidate, ReleaseSource } from './choose-release.ts';
import { labelOf, loadRelease, RemoteLoadError, type RemoteFailure } from './load-release.ts';

/** The release that runs on this page. */
export interface RunningRelease extends Candidate {
  readonly loadedInMs: number;
}

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

export interface Loaded {
  readonly remote: Remote;
  readonly running: RunningRelease;
}

type Outcome = Loaded | { readonly remote: undefined; readonly failure: LoadFailure };

interface Attempt extends Omit<Parameters<typeof loadRelease>[0], 'onFallback'> {
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** Gives what a script of the release in hand has thrown, once. */
  readonly takeThrown: () => unknown;
  /** Called for a release that failed while another one is left to try. */
  readonly onReplaced: (failure: LoadFailure) => void;
}

/** Rejects only with what is no fault of the remote's. */
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
