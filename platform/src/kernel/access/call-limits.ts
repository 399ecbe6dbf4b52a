import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createMinuteBudget } from '../../http/minute-budget.ts';
import { networkOf } from '../../http/network-of.ts';
import { ApiProblem } from '../api-problem.ts';

const minute = 60_000;

/**
 * Rate limits per person, whatever the address, and per address with ten times the limit, because a whole office may
 * share one. Above a limit the answer is 429 with `retry-after`. Register before the guard: calls without a valid token
 * count only for the address.
 */
export async function addCallLimits(api: FastifyInstance, callsPerMinute: number): Promise<void> {
  await api.register(rateLimit, { global: false, timeWindow: minute });
  const byAddress = api.createRateLimit({
    max: callsPerMinute * 10,
    keyGenerator: request => networkOf(request.ip),
  });
  const byPerson = api.createRateLimit({
    max: callsPerMinute,
    keyGenerator: request => request.userId ?? request.ip,
  });
  api.addHook('onRequest', async (request, reply) => refuseIfExceeded(await byAddress(request), reply));
  api.addHook('preHandler', async (request: FastifyRequest, reply) => {
    if (!request.is404) refuseIfExceeded(await byPerson(request), reply);
  });
}

/**
 * Limits guessing on public routes: a network is blocked there after a tenth of a person's rate limit in failed calls
 * per minute. Signed-in people of that network can still use all other routes, and probes are still answered. Register
 * after the guard, which queues unauthenticated calls.
 */
export function limitStrangers(api: FastifyInstance, callsPerMinute: number): void {
  const failures = createMinuteBudget({ byAddress: Math.ceil(callsPerMinute / 10), inAll: Infinity });
  api.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    if (!request.is404 && access?.to === 'everyone' && !access.isProbe) {
      const isExceeded = !failures.has(networkOf(request.ip), 1);
      refuseIfExceeded({ isExceeded, ttlInSeconds: 60 }, reply);
    }
    done();
  });
  api.addHook('onResponse', (request, { statusCode }, done) => {
    const hasFailed = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    if (request.userId === undefined && hasFailed) failures.spend(networkOf(request.ip), 1);
    done();
  });
}

function refuseIfExceeded(
  result: { isExceeded: boolean; ttlInSeconds: number } | { isAllowed: true },
  reply: FastifyReply,
): void {
  if (!('isExceeded' in result) || !result.isExceeded) return;
  void reply.header('retry-after', result.ttlInSeconds);
  throw new ApiProblem(429, 'TooManyRequests');
}
