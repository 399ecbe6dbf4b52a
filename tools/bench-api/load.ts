/** One burst of load: as many calls as the server takes, from this process. */
import autocannon from 'autocannon';
import { UserFacingError } from 'shared/node/user-facing-error';

export interface Load {
  readonly seconds: number;
  readonly connections: number;
}

export interface Burst {
  /** Milliseconds of a core that the platform and the database had for each; NaN for the reference and where it is not known. */
  readonly cpu: number;
  readonly perSecond: number;
  /** Milliseconds within which half, and 99 of 100, of the answers came. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Calls an address for some seconds, each connection anew as soon as it has its answer. `[<id>]` in it is another each time.
 *
 * @throws UserFacingError when an answer is anything but 200: figures of refusals say nothing
 */
export const burst = async (
  url: string,
  headers: Record<string, string>,
  { seconds, connections }: Load,
  cpuSoFar: () => number | undefined = () => undefined,
): Promise<Burst> => {
  const before = cpuSoFar();
  const result = await autocannon({ url, headers, duration: seconds, connections, idReplacement: true });
  const failed = result.non2xx + result.errors;
  if (failed > 0)
    throw new UserFacingError(
      `Of ${String(result.requests.total)} calls of ${url} ${String(failed)} failed, ${String(result['5xx'])} with 5xx.`,
    );
  return {
    cpu: ((cpuSoFar() ?? Number.NaN) - (before ?? Number.NaN)) / result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
};
