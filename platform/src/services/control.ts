import { createFaultList } from '../faults/fault-list.ts';
import { runMailingService } from '../run-service.ts';
import { seedIfEmpty } from '../runtime.ts';
import { portOffsets } from 'shared/node/settings';
import { startControl } from '../start-control.ts';

// Only the control API, for tests with several processes. Loads the demo data into an empty database.
await runMailingService('control', async (context, flags) => {
  await seedIfEmpty(context);
  const names = ['identity', 'api', 'toggles', 'payments', 'collector'] as const;
  const urls = names.map(name => [name, `http://localhost:${context.settings.portBase + portOffsets[name]}`]);
  return startControl(context, createFaultList(), flags, Object.fromEntries(urls) as Record<string, string>);
});
