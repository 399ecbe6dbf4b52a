import { sql } from 'kysely';
import { buildApi } from './api/build-api.ts';
import { sendMails } from './api/send-mails.ts';
import { buildCollector } from './collector/build-collector.ts';
import type { FaultSource } from './faults/fault.ts';
import { listen } from './http/listen.ts';
import type { Service } from './http/service.ts';
import { createTokenCheck } from './identity/access-tokens.ts';
import { buildIdentity } from './identity/build-identity.ts';
import { logError } from './log-error.ts';
import { advanceOrders } from './orders/advance-orders.ts';
import type { Outbox } from './outbox/outbox.ts';
import { startRelay } from './outbox/start-relay.ts';
import type { Runtime } from './runtime.ts';
import { portOffsets, type Settings } from './settings.ts';
import { buildToggles } from './toggles/build-toggles.ts';
import type { FlagStore } from './toggles/flag-store.ts';

export interface ServiceContext extends Omit<Runtime, 'close'> {
  settings: Settings;
  faults: FaultSource | undefined;
}

/** For a service that writes mails or sends them. */
export interface MailingContext extends ServiceContext {
  outbox: Outbox;
}

export interface RunningService {
  url: string;
  close(): Promise<void>;
}

/** Starts the sign-in server on base+100. */
export async function startIdentity(context: ServiceContext): Promise<RunningService> {
  const { db, settings } = context;
  const { identityUrl: issuer, portalOrigin, trustProxy } = settings;
  const reportUrl = `${settings.collectorUrl}/csp`;
  const service = await buildIdentity({ db, issuer, portalOrigin, reportUrl, trustProxy, log: logError });
  return startService(context, 'identity', service);
}

/** Starts the self-service API on base+200, with what sends the mails it writes and carries out its orders. */
export async function startApi(context: MailingContext): Promise<RunningService> {
  const { db, clock, outbox, settings } = context;
  const { portalOrigin, trustProxy, callsPerMinute, orderStepSeconds } = settings;
  const authenticate = createTokenCheck(db);
  const app = await buildApi({
    ...{ db, clock, outbox, authenticate, portalOrigin, trustProxy, callsPerMinute, orderStepSeconds },
    allowedOrigins: [portalOrigin],
  });
  const stopMails = startRelay('send what waits', () => sendMails({ db, clock, outbox, portalOrigin }));
  const stopOrders = startRelay('move the orders on', () => advanceOrders(db, clock.now()));
  const service: Service = {
    listener: (request, response) => {
      app.routing(request, response);
    },
    async close() {
      await Promise.all([stopMails(), stopOrders()]);
      await app.close();
    },
  };
  return startService(context, 'api', service);
}

/** Starts the toggle server on base+300. */
export function startToggles(context: ServiceContext, flags: FlagStore): Promise<RunningService> {
  return startService(context, 'toggles', buildToggles(flags, context.settings.portalOrigin));
}

/** Starts the collector on base+500. */
export function startCollector(context: ServiceContext): Promise<RunningService> {
  return startService(context, 'collector', buildCollector(context.db));
}

async function startService(
  { settings, db, faults }: ServiceContext,
  name: 'identity' | 'api' | 'toggles' | 'collector',
  service: Service,
): Promise<RunningService> {
  const listening = await listen(service.listener, {
    port: settings.portBase + portOffsets[name],
    host: settings.host,
    upgrade: service.upgrade,
    isSecure: settings.identityUrl.startsWith('https:'),
    faults: faults && name !== 'collector' ? { source: faults, service: name } : undefined,
    checkHealth: () => sql`select 1`.execute(db),
  }).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  return {
    url: listening.url,
    async close() {
      await service.close();
      await listening.close();
    },
  };
}
