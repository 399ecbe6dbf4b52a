/** Finds or installs the browser of the browser suite. */
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

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap(name => (process.env['PATH'] ?? '').split(path.delimiter).map(folder => path.join(folder, name)))
    .find(file => existsSync(file));

const wholeBrowser = (): string | undefined => playwrights() ?? onPath(['chromium', 'google-chrome']);

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
  if (succeeds('apt-get', ['update', '-qq']))
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
};

/** Paths of the browsers that the suite uses. */
export interface Browsers {
  /** For every test that works in it. */
  readonly quick: string;
  /** For tests that need the full browser. */
  readonly whole: string;
}

/**
 * The browser in `PORTAL_CHROMIUM`, for everything; else Playwright's own, `chromium` or `google-chrome` on the PATH,
 * or one that is installed now. Also uses Debian's `chromium-headless-shell` if that is on the PATH: it renders to no
 * screen, and the suite takes a third less time. If none is available, an error of one sentence says what to do.
 */
export const findBrowsers = (): Browsers => {
  const named = process.env['PORTAL_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { quick: named, whole: named };
    throw new UserFacingError(`PORTAL_CHROMIUM is "${named}", but there is no such file.`);
  }
  if (wholeBrowser() === undefined) install();
  const whole = wholeBrowser();
  if (whole !== undefined) return { quick: onPath(['chromium-headless-shell']) ?? whole, whole };
  throw new UserFacingError(
    'The browser suite needs Chromium and could not install it: install Chromium or Chrome, or set PORTAL_CHROMIUM to its executable.',
  );
};
