import { createFaultList } from './faults/fault-list.ts';
import { assertPortsFree } from './http/listen-error.ts';
import { openOutbox, type Outbox } from './outbox/outbox.ts';
import { openRuntime, seedIfEmpty } from './runtime.ts';
import { portOffsets, type Settings } from 'shared/node/settings';
import { startControl } from './start-control.ts';
import {
  startApi,
  startCollector,
  startIdentity,
  startPayments,
  startToggles,
  type RunningService,
  type MailingContext,
} from './start-services.ts';
import { createFlagStore } from './toggles/flag-store.ts';

export interface Platform {
  /** URLs of the services. */
  urls: Record<'identity' | 'api' | 'toggles' | 'payments' | 'collector' | 'control', string>;
  /** Stops everything; what has been acknowledged is stored. */
  close(): Promise<void>;
}

/**
 * Starts the whole platform in this process: identity, API, toggles, payment sandbox, collector and control API, on one
 * database. Loads the demo data into an empty database first.
 *
 * @throws UserFacingError if a port is taken or the database cannot be opened; everything is then closed again
 */
export async function startPlatform(settings: Settings): Promise<Platform> {
  const { portBase, host } = settings;
  const names = ['identity', 'api', 'toggles', 'payments', 'collector', 'control'] as const;
  await assertPortsFree(
    host,
    names.map(name => portBase + portOffsets[name]),
  );
  const runtime = await openRuntime(settings);
  const running: RunningService[] = [];
  let outbox: Outbox | undefined;
  const close = async () => {
    await Promise.all(running.map(service => service.close()));
    await outbox?.close();
    await runtime.close();
  };
  try {
    outbox = await openOutbox(runtime);
    await seedIfEmpty(runtime);
    const faults = createFaultList();
    const flags = await createFlagStore(runtime.db);
    const context: MailingContext = { ...runtime, outbox, settings, faults };
    const started = async (service: Promise<RunningService>) => {
      running.push(await service);
      return (await service).url;
    };
    const urls = {
      // If another server issues the tokens, people sign in there.
      identity:
        settings.accessTokens.kind === 'own' ? await started(startIdentity(context)) : settings.identityUrl,
      api: await started(startApi(context)),
      toggles: await started(startToggles(context, flags)),
      payments: await started(startPayments(context)),
      collector: await started(startCollector(context)),
    };
    const control = await started(startControl(context, faults, flags, urls));
    return { urls: { ...urls, control }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
