import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { forgetAttachments } from './attachments/keep-attachment.ts';
import { buildApi } from './api/build-api.ts';
import { orderBulkRows } from './bulk-jobs/order-bulk-rows.ts';
import { carriedOut } from './api/order-actions.ts';
import { sendMails } from './mailing/send-mails.ts';
import { buildCollector } from './collector/build-collector.ts';
import type { FaultSource } from './faults/fault.ts';
import { drainTimeout } from './http/drain.ts';
import { listen } from './http/listen.ts';
import type { Service } from './http/service.ts';
import { tokenCheckFor } from './identity/sessions/external-tokens.ts';
import { buildIdentity } from './identity/server/build-identity.ts';
import { logError } from './logging/log-error.ts';
import { raiseUsageAlerts } from './usage-alerts/raise-usage-alerts.ts';
import { sendNotifications } from './notifications/send-notifications.ts';
import { advanceOrders } from './orders/progress/advance-orders.ts';
import { UserFacingError } from 'shared/node/user-facing-error';
import type { Outbox } from './outbox/outbox.ts';
import { startRelay } from './outbox/start-relay.ts';
import type { Runtime } from './runtime.ts';
import { portOffsets, type Settings } from 'shared/node/settings';
import { buildPaymentSandbox } from './payment-sandbox/build-payment-sandbox.ts';
import { createPaymentProvider } from './payments/payment-provider.ts';
import { endTerminated } from './termination/end-terminated.ts';
import { buildToggles } from './toggles/build-toggles.ts';
import type { FlagStore } from './toggles/flag-store.ts';

export interface ServiceContext extends Omit<Runtime, 'close'> {
  settings: Settings;
  faults: FaultSource | undefined;
}

/** Context of a service that writes or sends mails. */
export interface MailingContext extends ServiceContext {
  outbox: Outbox;
}

export interface RunningService {
  url: string;
  close(): Promise<void>;
}

/** Starts the sign-in server on base+100. */
export async function startIdentity(context: MailingContext): Promise<RunningService> {
  const { db, outbox, settings } = context;
  const { identityUrl: issuer, portalHosts, trustProxy, idleMinutes } = settings;
  if (new URL(issuer).origin !== issuer)
    throw new UserFacingError(
      `PORTAL_IDENTITY_URL is '${issuer}', but the platform's own sign-in server has no path. With another server, PORTAL_ACCESS_TOKENS is set as well.`,
    );
  const reportUrl = `${settings.collectorUrl}/csp`;
  const service = await buildIdentity({
    db,
    issuer,
    outbox,
    portalHosts,
    reportUrl,
    trustProxy,
    idleMinutes,
    log: logError,
  });
  return startService(context, 'identity', service);
}

/** Interval for work that is not urgent, in milliseconds. */
const rarely = 60_000;

/** Starts the self-service API on base+200, with the relay that sends its mails and advances its orders. */
export async function startApi(context: MailingContext): Promise<RunningService> {
  const { db, clock, outbox, settings } = context;
  const { portalOrigin, trustProxy, callsPerMinute, orderStepSeconds } = settings;
  const authenticate = tokenCheckFor(db, settings);
  const { accessTokens, idleMinutes, identityUrl: issuer } = settings;
  const ownSignIns = accessTokens.kind === 'own' ? { idleMinutes, issuer } : undefined;
  const { webhookKey } = settings.payments;
  const paymentProvider = createPaymentProvider(settings.payments);
  const app = await buildApi({
    db,
    clock,
    outbox,
    authenticate,
    portalOrigin,
    trustProxy,
    callsPerMinute,
    orderStepSeconds,
    payments: { provider: paymentProvider, webhookKey },
    ownSignIns,
    allowedOrigins: settings.portalHosts.origins,
  });
  const stops = [
    startRelay('send what waits', () => sendMails({ db, clock, outbox, portalOrigin })),
    startRelay('move the orders on', () => advanceOrders(db, carriedOut, clock.now())),
    startRelay('end what was terminated elsewhere', () => endTerminated(db, clock.now()), rarely),
    startRelay('order what jobs wait for', signal =>
      orderBulkRows({ db, clock, outbox, orderStepSeconds }, signal),
    ),
    startRelay('look at the alerts of usage', signal =>
      raiseUsageAlerts({ db, clock, outbox, portalOrigin, orderStepSeconds }, signal),
    ),
    startRelay('tell people of what happened', signal =>
      sendNotifications({ db, clock, outbox, portalOrigin }, signal),
    ),
    startRelay('remove the files that no order names', () => forgetAttachments(db, clock.now()), rarely),
  ];
  const service: Service = {
    listener: (request, response) => {
      app.routing(request, response);
    },
    async close() {
      await Promise.all(stops.map(stop => stop()));
      await app.close();
    },
  };
  return startService(context, 'api', service);
}

/** Starts the toggle server on base+300. */
export function startToggles(context: ServiceContext, flags: FlagStore): Promise<RunningService> {
  return startService(context, 'toggles', buildToggles(flags, context.settings));
}

/** Starts the card payment sandbox on base+400. */
export async function startPayments(context: ServiceContext): Promise<RunningService> {
  const { db, clock, settings } = context;
  const { portalHosts: portal, payments } = settings;
  const reportUrl = `${settings.collectorUrl}/csp`;
  const service = await buildPaymentSandbox({ db, clock, portal, reportUrl, payments });
  return startService(context, 'payments', service);
}

/** Starts the collector on base+500. */
export function startCollector(context: ServiceContext): Promise<RunningService> {
  return startService(context, 'collector', buildCollector(context.db, context.settings));
}

async function startService(
  { settings, patient, faults }: ServiceContext,
  name: 'identity' | 'api' | 'toggles' | 'payments' | 'collector',
  service: Service,
): Promise<RunningService> {
  const listening = await listen(service.listener, {
    port: settings.portBase + portOffsets[name],
    host: settings.host,
    upgrade: service.upgrade,
    isSecure: settings.identityUrl.startsWith('https:'),
    faults: faults && name !== 'collector' ? { source: faults, service: name } : undefined,
    checkHealth: () => sql`select 1`.execute(patient),
  }).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  return {
    url: listening.url,
    async close() {
      service.endStreams?.();
      await listening.drain(setTimeout(settings.drainSeconds * 1000), drainTimeout);
      await service.close();
    },
  };
}
