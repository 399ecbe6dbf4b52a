/** Finds the browser for the browser suite, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { repositoryRoot } from '../portal/front-ends.ts';

const fromBrowserSuite = createRequire(path.join(repositoryRoot, 'e2e/package.json'));

const playwrights = (): string | undefined => {
  const { chromium } = fromBrowserSuite('playwright') as { chromium: { executablePath(): string } };
  const executable = chromium.executablePath();
  return existsSync(executable) ? executable : undefined;
};

/** Debian's headless shell first: it draws on no screen, and the suite takes a third less time. */
const onPath = (): string | undefined =>
  ['chromium-headless-shell', 'chromium', 'google-chrome']
    .flatMap(name => (process.env['PATH'] ?? '').split(path.delimiter).map(folder => path.join(folder, name)))
    .find(file => existsSync(file));

const installMinutes = 5;

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installMinutes * 60_000 })
    .status === 0;

const install = (): void => {
  process.stdout.write('There is no Chromium yet: installing one …\n');
  const playwrightCli = path.join(
    path.dirname(fromBrowserSuite.resolve('playwright/package.json')),
    'cli.js',
  );
  if (succeeds(process.execPath, [playwrightCli, 'install', 'chromium'])) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  succeeds('apt-get', ['update', '-qq']);
  ['chromium-headless-shell', 'chromium'].some(name =>
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]),
  );
};

/**
 * Path of a Chromium: `PORTAL_CHROMIUM`, Playwright's own, `chromium-headless-shell`, `chromium` or `google-chrome` on the
 * PATH, else one that is installed now. When none of that works it says in one sentence what to do.
 */
export const findChromium = (): string => {
  const named = process.env['PORTAL_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new UserFacingError(`PORTAL_CHROMIUM is "${named}", but there is no such file.`);
  }
  const found = playwrights() ?? onPath();
  if (found !== undefined) return found;
  install();
  const installed = playwrights() ?? onPath();
  if (installed !== undefined) return installed;
  throw new UserFacingError(
    'The browser suite needs Chromium and could not install it: install Chromium or Chrome, or set PORTAL_CHROMIUM to its executable.',
  );
};
