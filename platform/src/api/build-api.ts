import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { isAmong } from 'shared/node/portal-hosts';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentContext } from '../kernel/payment-context.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ApiContext } from '../kernel/api.ts';
import {
  bodyLimit,
  collectRoutes,
  limitStrangersBodies,
  type DeclaredRoute,
} from '../kernel/access/access.ts';
import { addAnswerHeaders, correlationId } from '../kernel/answers/answer-headers.ts';
import { createAnswerWriters } from '../kernel/answers/answer-writer.ts';
import { addCallLimits, limitStrangers } from '../kernel/access/call-limits.ts';
import {
  answerError,
  answerUnknownRoute,
  callTimeout,
  refuseOddOptions,
} from '../kernel/answers/error-answers.ts';
import { parseJsonBodies } from '../kernel/json-bodies.ts';
import { addGuard, type Authenticate } from '../kernel/access/guard.ts';
import { addResponseCache } from '../kernel/answers/response-cache.ts';
import { addOpenApi } from '../kernel/openapi.ts';
import { addRoutes } from './routes.ts';

/** Base path of the API. */
const API_PREFIX = '/self-service-api';

export interface ApiOptions {
  db: Kysely<Database>;
  clock: Clock;
  /** Where mails are sent. */
  outbox: Outbox;
  /** Validates a bearer token. */
  authenticate: Authenticate;
  /** Origin of the portal, used in links in mails. */
  portalOrigin: string;
  /** Origins of the portal that may call with credentials (CORS). */
  allowedOrigins: readonly (string | RegExp)[];
  /** Rate limit per person and minute, ten times that per address. Default: 6,000. */
  callsPerMinute?: number;
  /** Whether our own reverse proxy is in front and forwards the client address. */
  trustProxy?: boolean;
  /** Seconds an order stays in each status. Default: 15. */
  orderStepSeconds?: number;
  /** Card payment provider and its webhook key. */
  payments: PaymentContext;
  /** Settings of the platform's own sign-in server; undefined with an external identity server. */
  ownSignIns?: ApiContext['ownSignIns'];
  /** Request timeout in milliseconds. Default: 9,000. */
  callTimeout?: number;
  /** For tests: validates every answer against its schema, and compares cached answers with a fresh read. */
  checkAnswers?: boolean;
  /** Logger. Default: errors to standard output. */
  logger?: FastifyServerOptions['logger'];
}

/** Builds the API, ready to listen or for `inject`. `declaredRoutes` lists all routes with their access rules. */
export async function buildApi(
  options: ApiOptions,
): Promise<FastifyInstance & { declaredRoutes: readonly DeclaredRoute[] }> {
  const api = fastify({
    logger: options.logger ?? { level: 'error' },
    genReqId: correlationId,
    // One hop: a client's own forwarding headers are ignored.
    trustProxy: options.trustProxy === true && ((_address, hop) => hop === 0),
    bodyLimit,
    handlerTimeout: options.callTimeout ?? callTimeout,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors(error, request, reply) {
      addAnswerHeaders(request, reply);
      answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(createAnswerWriters(options.checkAnswers === true));
  api.setErrorHandler(answerError);

  parseJsonBodies(api);
  const declaredRoutes = collectRoutes(api);
  limitStrangersBodies(api);
  api.addHook('onRequest', (request, reply, done) => {
    addAnswerHeaders(request, reply);
    done();
  });
  api.addHook('onRequest', refuseOddOptions);
  await api.register(cors, {
    origin: [...options.allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'x-correlation-id',
      'idempotency-key',
      'if-match',
      'if-none-match',
    ],
    exposedHeaders: ['x-correlation-id', 'retry-after', 'content-disposition', 'etag'],
    maxAge: 600,
  });
  const { callsPerMinute = 6_000 } = options;
  await addCallLimits(api, callsPerMinute);
  addGuard(api, options.db, options.authenticate);
  limitStrangers(api, callsPerMinute);
  addResponseCache(api, { db: options.db, clock: options.clock, checked: options.checkAnswers === true });
  api.setNotFoundHandler(answerUnknownRoute);
  await addOpenApi(api);
  await api.register(
    (routes, _options, done) => {
      const { db, clock, outbox, portalOrigin, payments, ownSignIns, orderStepSeconds = 15 } = options;
      const isPortal = (origin: string) => isAmong([portalOrigin, ...options.allowedOrigins], origin);
      const context = { db, clock, outbox, portalOrigin, payments, isPortal, ownSignIns, orderStepSeconds };
      addRoutes(routes.withTypeProvider<ZodTypeProvider>(), context);
      done();
    },
    { prefix: API_PREFIX },
  );
  await api.ready();
  return Object.assign(api, { declaredRoutes });
}
