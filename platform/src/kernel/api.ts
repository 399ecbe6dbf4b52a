import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import type { PaymentContext } from './payment-context.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** The API while routes are added to it: schemas are the contracts'. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What writing and sending mails works with. */
export interface MailContext {
  db: Kysely<Database>;
  clock: Clock;
  outbox: Outbox;
  /** The portal's origin, for links in mails. */
  portalOrigin: string;
}

/** What routes work with. */
export interface ApiContext extends MailContext {
  /** Seconds that an order spends in each status. */
  orderStepSeconds: number;
  payments: PaymentContext;
  /** Whether an origin is the portal's, or that of one of its previews: the only places that people are sent back to. */
  isPortal: (origin: string) => boolean;
  /**
   * How long a sign-in lives that nobody uses, and the address of the sign-in server; undefined where another than the
   * platform's own signs people in.
   */
  ownSignIns: { idleMinutes: number; issuer: string } | undefined;
}
