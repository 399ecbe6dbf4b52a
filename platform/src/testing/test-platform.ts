import { SignInBrowser } from '../identity/testing/sign-in-browser.ts';
import { readSettings, type Settings } from 'shared/node/settings';
import { startPlatform, type Platform } from '../start-platform.ts';
import { createScratchPlace } from './scratch-place.ts';

export interface TestPlatform {
  settings: Settings;
  urls: Platform['urls'];
  /** A browser without cookies at the sign-in server, that calls itself so. */
  newBrowser(userAgent?: string): SignInBrowser;
  /** Stops the platform and takes its data away. */
  close(): Promise<void>;
}

/** The whole platform in this process, with the demo data, on ports and data of its own. From nothing it makes them itself. */
export async function openTestPlatform(
  beginning: 'nothing' | 'seeded' = 'seeded',
  set: NodeJS.ProcessEnv = {},
): Promise<TestPlatform> {
  const { environment, drop } = await createScratchPlace(beginning === 'nothing' ? undefined : beginning);
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
