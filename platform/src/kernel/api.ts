import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentContext } from './payment-context.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Fastify instance with zod schemas, to which routes are added. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Dependencies for writing and sending mails. */
export interface MailContext {
  db: Kysely<Database>;
  clock: Clock;
  outbox: Outbox;
  /** Origin of the portal, used in links in mails. */
  portalOrigin: string;
}

/** Dependencies of the routes. */
export interface ApiContext extends MailContext {
  /** Seconds an order stays in each status. */
  orderStepSeconds: number;
  payments: PaymentContext;
  /** Whether an origin is the portal or one of its preview deployments, the only allowed redirect targets. */
  isPortal: (origin: string) => boolean;
  /** Idle timeout of sign-ins and URL of the sign-in server; undefined with an external identity server. */
  ownSignIns: { idleMinutes: number; issuer: string } | undefined;
}
