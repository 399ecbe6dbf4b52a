import { createRemoteFaultSource } from './faults/remote-fault-source.ts';
import { followOtherProcesses } from './follow-other-processes.ts';
import { runProcess } from './run-process.ts';
import { openOutbox } from './outbox/outbox.ts';
import { openRuntime } from './runtime.ts';
import { readSettings } from 'shared/node/settings';
import type { MailingContext, RunningService, ServiceContext } from './start-services.ts';
import { createFlagStore, type FlagStore } from './toggles/flag-store.ts';
import { UserFacingError } from 'shared/node/user-facing-error';

/**
 * Runs one service in its own process, as in docker-compose, with PostgreSQL, which several processes can share. With
 * PORTAL_CONTROL_URL it supports faults like the platform in one process.
 */
export function runService(
  name: string,
  start: (context: ServiceContext, flags: FlagStore) => Promise<RunningService>,
): Promise<void> {
  return runProcess(async () => {
    const settings = readSettings(process.env);
    if (settings.databaseUrl === undefined) {
      throw new UserFacingError(
        `The ${name} service on its own needs PostgreSQL: set DATABASE_URL, or start the whole platform instead.`,
      );
    }
    const runtime = await openRuntime(settings);
    try {
      const { controlUrl } = settings;
      const faults = controlUrl === undefined ? undefined : createRemoteFaultSource(controlUrl);
      const flags = await createFlagStore(runtime.db);
      const service = await start({ ...runtime, settings, faults }, flags);
      const unfollow = followOtherProcesses(runtime, flags);
      return {
        ready: `${name} ready ${service.url}`,
        async close() {
          unfollow();
          await service.close();
          await runtime.close();
        },
      };
    } catch (error) {
      await runtime.close();
      throw error;
    }
  });
}

/**
 * Like `runService`, for a service that writes or sends mails: opens the outbox, whose queue has maintenance of its
 * own.
 */
export function runMailingService(
  name: string,
  start: (context: MailingContext, flags: FlagStore) => Promise<RunningService>,
): Promise<void> {
  return runService(name, async (context, flags) => {
    const outbox = await openOutbox(context);
    try {
      const service = await start({ ...context, outbox }, flags);
      return {
        ...service,
        async close() {
          await service.close();
          await outbox.close();
        },
      };
    } catch (error) {
      await outbox.close();
      throw error;
    }
  });
}
