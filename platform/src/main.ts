import { runProcess } from './run-process.ts';
import { readSettings } from 'shared/node/settings';
import { startPlatform } from './start-platform.ts';

// The whole platform in one process: for a laptop, a demonstration and the tests.
await runProcess(async () => {
  const platform = await startPlatform(readSettings(process.env));
  return { ready: `platform ready ${platform.urls.control}`, close: () => platform.close() };
});
