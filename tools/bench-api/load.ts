/** One burst of load: as many calls as the server can answer, sent from this process. */
import autocannon from 'autocannon';
import { UserFacingError } from 'shared/node/user-facing-error';

export interface Load {
  readonly seconds: number;
  readonly connections: number;
}

export interface Burst {
  /** CPU milliseconds of platform and database per call; NaN for the reference and where it is unknown. */
  readonly cpu: number;
  readonly perSecond: number;
  /** Median and 99th percentile of the response time, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Calls a URL for some seconds; each connection sends its next call as soon as it has a response. `[<id>]` in the URL
 * is replaced by a new value each time.
 *
 * @throws UserFacingError when a response is not 200: figures of failed calls are meaningless
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
