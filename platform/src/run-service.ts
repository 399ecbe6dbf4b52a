import { createRemoteFaultSource } from './faults/remote-fault-source.ts';
import { followOtherProcesses } from './follow-other-processes.ts';
import { runProcess } from './run-process.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { readSettings } from './settings.ts';
import type { RunningService, ServiceContext } from './start-services.ts';
import { createFlagStore, type FlagStore } from './toggles/flag-store.ts';
import { UserFacingError } from './user-facing-error.ts';

/**
 * Runs one service in a process of its own, as docker-compose does: on PostgreSQL, which several
 * processes can share. With PORTAL_CONTROL_URL it fails on demand like the platform in one process.
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
    const runtime: Runtime = await openRuntime(settings);
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
