/** Tries the releases of a remote in order of preference until one passes every check. */
import { contractVersion, isRemoteModule, type Remote } from 'shared/remote';
import type { Release } from 'shared/remote/registry';
import type { Candidate } from './releases/choose-release.ts';
import { RefusedRelease, refusalOf, type Refusal } from './releases/release-gate.ts';
import { checkedRoutes } from './remote-routes.ts';

/** Why a remote could not be loaded. */
export type RemoteFailure = Refusal | 'not-loaded' | 'timed-out' | 'wrong-shape';

export interface LoadedRemote extends Candidate {
  readonly remote: Remote;
}

export class RemoteLoadError extends Error {
  readonly failure: RemoteFailure;
  /** Read by the exception box: a retry makes a new request. */
  readonly retryable = true;

  constructor(failure: RemoteFailure, label: string, cause?: unknown) {
    super(`${label} could not be loaded: ${failure}`, { cause });
    this.name = 'RemoteLoadError';
    this.failure = failure;
  }
}

/** Name of a release, also of its folder. */
export const releaseName = ({ version, buildId }: Release): string => `${version}-${buildId}`;

/** Name of a remote's release in logs and on the status page. */
export const labelOf = (id: string, release: Release): string => `${id}@${releaseName(release)}`;

/** The remote that a module exposes, with checked routes. Throws for anything else. */
const remoteIn = (exposed: unknown, id: string, paths: readonly string[]): Remote => {
  if (!isRemoteModule(exposed) || exposed.remote.id !== id)
    throw new TypeError('The module does not expose this remote.');
  return { id, routes: checkedRoutes(exposed.remote.routes, { id, paths }) };
};

/** The release that is tried first. */
export const firstAllowed = (
  candidates: readonly Candidate[],
  allowedOrigins: readonly string[],
): Release | undefined =>
  candidates.find(({ release }) => refusalOf(release, { allowedOrigins, contractVersion }) === undefined)
    ?.release;

const loadOne = async (candidate: Candidate, options: Attempt): Promise<LoadedRemote> => {
  const { id, paths, allowedOrigins, loadExposedModule } = options;
  const { release } = candidate;
  const label = labelOf(id, release);
  const refusal = refusalOf(release, { allowedOrigins, contractVersion });
  if (refusal) throw new RemoteLoadError(refusal, label);
  const exposed = await loadExposedModule(id, release).catch((cause: unknown) => {
    throw new RemoteLoadError(cause instanceof RefusedRelease ? cause.refusal : 'not-loaded', label, cause);
  });
  try {
    return { ...candidate, remote: remoteIn(exposed, id, paths) };
  } catch (cause) {
    throw new RemoteLoadError('wrong-shape', label, cause);
  }
};

interface Attempt {
  readonly id: string;
  /** First path segments that the remote owns. */
  readonly paths: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly loadExposedModule: (id: string, release: Release) => Promise<unknown>;
  readonly candidates: readonly Candidate[];
  /** Time limit for all candidates together. */
  readonly giveUpAfterMs: number;
  /** Called when a candidate failed and another one is tried. */
  readonly onFallback: (failed: Candidate, error: RemoteLoadError) => void;
}

/** Resolves with the first release that loads; rejects with the RemoteLoadError of the last one. */
export const loadRelease = async (attempt: Attempt): Promise<LoadedRemote> => {
  const { id, candidates } = attempt;
  const givenUp = Promise.withResolvers<never>();
  let trying = candidates[0];
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    givenUp.reject(new RemoteLoadError('timed-out', trying ? labelOf(id, trying.release) : id));
  }, attempt.giveUpAfterMs);

  const tryFrom = async (index: number): Promise<LoadedRemote> => {
    const candidate = candidates[index];
    if (candidate === undefined) throw new RemoteLoadError('not-loaded', id);
    trying = candidate;
    try {
      return await loadOne(candidate, attempt);
    } catch (error) {
      if (isOver || !candidates[index + 1] || !(error instanceof RemoteLoadError)) throw error;
      attempt.onFallback(candidate, error);
      return await tryFrom(index + 1);
    }
  };

  try {
    return await Promise.race([tryFrom(0), givenUp.promise]);
  } finally {
    clearTimeout(timer);
  }
};
