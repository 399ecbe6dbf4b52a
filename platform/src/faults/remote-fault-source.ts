import * as z from 'zod/mini';
import { faultSchema, type FaultSource } from './fault.ts';

const effectSchema = z.pick(faultSchema, {
  status: true,
  body: true,
  headers: true,
  delayMs: true,
  drop: true,
});

/**
 * Asks the control API of another process, for services that run in their own process. Without a control API there are
 * no faults.
 */
export function createRemoteFaultSource(controlUrl: string): FaultSource {
  return {
    async match(request) {
      try {
        const answer = await fetch(new URL('/control/faults/match', controlUrl), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(2000),
        });
        return answer.status === 200 ? effectSchema.parse(await answer.json()) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
