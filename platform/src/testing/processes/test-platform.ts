import { SignInBrowser } from '../../identity/testing/sign-in-browser.ts';
import { readSettings, type Settings } from 'shared/node/settings';
import { startPlatform, type Platform } from '../../start-platform.ts';
import { createScratchEnvironment } from './scratch-environment.ts';

export interface TestPlatform {
  settings: Settings;
  urls: Platform['urls'];
  /** A new browser without cookies at the sign-in server, with this user agent. */
  newBrowser(userAgent?: string): SignInBrowser;
  /** Stops the platform and removes its data. */
  close(): Promise<void>;
}

/**
 * The whole platform in this process, with the demo data, on its own ports and with its own data. With `nothing` it
 * creates the demo data itself.
 */
export async function openTestPlatform(
  content: 'nothing' | 'seeded' = 'seeded',
  set: NodeJS.ProcessEnv = {},
): Promise<TestPlatform> {
  const { environment, drop } = await createScratchEnvironment(content === 'nothing' ? undefined : content);
  const settings = readSettings({ ...environment, ...set });
  const platform = await startPlatform(settings);
  return {
    settings,
    urls: platform.urls,
    newBrowser: userAgent => new SignInBrowser(settings.identityUrl, settings.portalOrigin, userAgent),
    async close() {
      await platform.close();
      await drop();
    },
  };
}
