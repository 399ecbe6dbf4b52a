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
import { collectRoutes, limitStrangersBodies, type DeclaredRoute } from '../kernel/access.ts';
import { addAnswerHeaders, correlationId } from '../kernel/answer-headers.ts';
import { createAnswerWriters } from '../kernel/answer-writer.ts';
import { addCallLimits, limitStrangers } from '../kernel/call-limits.ts';
import { answerError, answerUnknownRoute, callTimeout, refuseOddOptions } from '../kernel/error-answers.ts';
import { acceptEmptyBodies } from '../kernel/empty-bodies.ts';
import { addGuard, type Authenticate } from '../kernel/guard.ts';
import { addKeptAnswers } from '../kernel/kept-answers.ts';
import { addOpenApi } from '../kernel/openapi.ts';
import { addRoutes } from './routes.ts';

/** The path under which the whole API lives. */
const API_PREFIX = '/self-service-api';

export interface ApiOptions {
  db: Kysely<Database>;
  clock: Clock;
  /** Where the mails go that calls cause. */
  outbox: Outbox;
  /** Checks a bearer token. */
  authenticate: Authenticate;
  /** The portal's origin, for links in mails. */
  portalOrigin: string;
  /** Origins of the portal that browsers may call from, with credentials. */
  allowedOrigins: readonly (string | RegExp)[];
  /** Calls a person may make per minute before 429, and ten times that per address; 6,000 unless given. */
  callsPerMinute?: number;
  /** Whether one reverse proxy of ours stands in front and tells the real address of whoever calls. */
  trustProxy?: boolean;
  /** Seconds that an order spends in each status; 15 unless given. */
  orderStepSeconds?: number;
  /** Where payments by card are made, and how the provider is known again. */
  payments: PaymentContext;
  /** Of the platform's own sign-in server; undefined where another signs people in. */
  ownSignIns?: ApiContext['ownSignIns'];
  /** Each call ends within this, in milliseconds; 9 seconds unless given. */
  callTimeout?: number;
  /** Checks each answer by its schema too, value by value, and what is kept by reading it anew: for tests. */
  checkAnswers?: boolean;
  /** Where failures are logged; standard output, errors only, unless given. */
  logger?: FastifyServerOptions['logger'];
}

/** The API, ready to listen or to be called with `inject`. `declaredRoutes` lists every route with its access. */
export async function buildApi(
  options: ApiOptions,
): Promise<FastifyInstance & { declaredRoutes: readonly DeclaredRoute[] }> {
  const api = fastify({
    logger: options.logger ?? { level: 'error' },
    genReqId: correlationId,
    // One hop: of what a client claims about its own address nothing is believed.
    trustProxy: options.trustProxy === true && ((_address, hop) => hop === 0),
    bodyLimit: 1_048_576,
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

  acceptEmptyBodies(api);
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
  addKeptAnswers(api, { db: options.db, clock: options.clock, checked: options.checkAnswers === true });
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
