import { drainTimeout } from './http/drain.ts';
import { buildControlApi } from './control/control-api.ts';
import { createControlActions } from './control/control-actions.ts';
import type { FaultList } from './faults/fault-list.ts';
import { listen } from './http/listen.ts';
import { portOffsets } from 'shared/node/settings';
import type { MailingContext, RunningService } from './start-services.ts';
import type { FlagStore } from './toggles/flag-store.ts';

/** Starts the control API on base+900, always on this machine only, whatever PORTAL_HOST says. */
export async function startControl(
  { settings, db, patient, clock, outbox }: MailingContext,
  faults: FaultList,
  flags: FlagStore,
  serviceUrls: Record<string, string>,
): Promise<RunningService> {
  const { portalOrigin, orderStepSeconds, accessTokens } = settings;
  const { identity: _foreign, ...others } = serviceUrls;
  const actions = createControlActions({
    db,
    patient,
    clock,
    outbox,
    flags,
    faults,
    portalOrigin,
    orderStepSeconds,
    // The health of another sign-in server is not reported here.
    serviceUrls: accessTokens.kind === 'own' ? serviceUrls : others,
  });
  const app = buildControlApi({ actions, flags, faults });
  await app.ready();
  const port = settings.portBase + portOffsets.control;
  const listening = await listen(
    (request, response) => {
      app.routing(request, response);
    },
    { port },
  );
  return {
    url: listening.url,
    async close() {
      await listening.drain(Promise.resolve(), drainTimeout);
      await app.close();
    },
  };
}
