/**
 * Real dev servers over a copy of the sources, and a browser: a saved change shows, and typed text stays.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright';
import { localOrigin } from '../portal/addresses.ts';
import { freePortBase } from '../portal/free-ports.ts';
import { namedFrontEnd, repositoryRoot, shell } from '../portal/front-ends.ts';
import { findBrowsers } from '../test/chromium.ts';

/** Apart from the ports of the browser suite, which may run at the same time. */
const firstPortBase = 30_000;

const copied = ['package.json', 'tsconfig.base.json', 'shared', 'shell', 'tools', 'platform'];
const remotes = ['mfe-admins', 'mfe-subscriptions', 'mfe-billing', 'mfe-profile'];

const built = new Set(['dist', 'coverage']);

/** A copy of the sources to change, with the installed packages of the original. */
const copyOfSources = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-sources-'));
  for (const name of [...copied, ...remotes])
    cpSync(path.join(repositoryRoot, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: file => !built.has(path.basename(file)),
    });
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

let sources: string;
let servers: ChildProcess;
let browser: Browser;
let page: Page;
let address: string;
let originOfRemote: string;
/** The output of the servers, to report a failure. */
let written = '';
const complaints: string[] = [];

before(async () => {
  sources = copyOfSources();
  const base = await freePortBase(firstPortBase);
  servers = spawn(process.execPath, ['tools/dev/dev-offline.ts', 'mfe-profile'], {
    cwd: sources,
    env: {
      ...process.env,
      PORTAL_PORT_BASE: String(base),
      PORTAL_DATA_DIR: path.join(sources, 'data'),
    },
  });
  const ready = new Promise<void>((resolve, reject) => {
    servers.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      if (written.includes(`${localOrigin(base, shell.offset)}/selvbetjening/`)) resolve();
    });
    servers.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
    servers.once('exit', () => {
      reject(new Error(`The dev servers have ended:\n${written}`));
    });
  });
  await ready;
  originOfRemote = localOrigin(base, namedFrontEnd('mfe-profile').offset);
  address = `${localOrigin(base, shell.offset)}/selvbetjening/1001/indstillinger/skift-navn`;
  browser = await chromium.launch({ executablePath: findBrowsers().quick, args: ['--no-sandbox'] });
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
});

after(async () => {
  await browser.close();
  servers.kill('SIGINT');
  if (servers.exitCode === null) await once(servers, 'exit');
  rmSync(sources, { recursive: true, force: true });
});

const typed = 'Skrevet og ikke gemt';
const field = () => page.getByRole('textbox', { name: 'Fornavn' });

const openWithTypedText = async () => {
  complaints.length = 0;
  await page.goto(address);
  await field().fill(typed);
};

/** Replaces a text in a file, like an editor. */
const save = (file: string, from: string, to: string): void => {
  const name = path.join(sources, file);
  const text = readFileSync(name, 'utf8');
  assert.ok(text.includes(from), `${file} has no "${from}"`);
  writeFileSync(name, text.replace(from, to));
};

const seen = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

for (const [what, file, from, to, text] of [
  [
    'a component of a remote',
    'mfe-profile/src/change-name/change-name.page.lazy.tsx',
    'label={texts.lastName}',
    'label={`${texts.lastName} (sidst)`}',
    'Efternavn (sidst)',
  ],
  [
    'a module without components, through the component that uses it',
    'mfe-profile/src/change-name/texts.ts',
    'Dit navn vises',
    'Dit fulde navn vises',
    'Dit fulde navn vises ved det, du gør i selvbetjeningen, og på listen over administratorer.',
  ],
  [
    'a component of the kit, in the remote that renders it',
    'shared/ui/card/card.tsx',
    '{children}',
    '<i>Kortets top</i>{children}',
    'Kortets top',
  ],
  [
    'a component of the shell',
    'shell/src/menu/side-menu.tsx',
    '{menuTexts.elsewhere}',
    '{`${menuTexts.elsewhere} herfra`}',
    'Genveje herfra',
  ],
] as const)
  it(`hot-reloads ${what}, and keeps typed text`, async () => {
    await openWithTypedText();
    save(file, from, to);
    await seen(text);
    assert.equal(await field().inputValue(), typed);
    assert.deepEqual(complaints, []);
  });

it('serves the mock service worker at /mockServiceWorker.js (HTTP-009)', async () => {
  const answer = await fetch(new URL('/mockServiceWorker.js', address));
  assert.match(await answer.text(), /Mock Service Worker/);
});

/** The initial scripts of a remote, as its manifest lists them. */
const firstScripts = async (): Promise<string[]> => {
  const manifest = await (await fetch(`${originOfRemote}/mf-manifest.json`)).text();
  return [...(/"exposes":.*?"sync":\[(.*?)\]/.exec(manifest)?.[1]?.matchAll(/[^",]+/g) ?? [])].map(String);
};

it('keeps the file names of a remote across changes, since an open page may still request them', async () => {
  await openWithTypedText();
  const before = await firstScripts();
  save(
    'mfe-profile/src/change-name/change-name.page.lazy.tsx',
    'label={texts.firstName}',
    'label={`${texts.firstName} nu`}',
  );
  await seen('Fornavn nu');
  assert.ok(before.some(name => name.startsWith('shared_remote_schemas_ts')));
  assert.deepEqual(await firstScripts(), before);
});

it('reloads the page for changes that cannot be hot-reloaded, without errors', async () => {
  await openWithTypedText();
  const anew = page.waitForEvent('load');
  save('mfe-profile/src/pages.tsx', "title: 'Beskeder'", "title: 'Alle beskeder'");
  await anew;
  await field().waitFor();
  assert.deepEqual(complaints, []);
});

it('has no static content before the application, since no style sheet would hide it', async () => {
  assert.doesNotMatch(await (await fetch(address, { headers: { accept: 'text/html' } })).text(), /<main/);
});

it('reloads the page in a shell built for production', async () => {
  const elsewhere = await browser.newPage();
  await elsewhere.addInitScript(() => {
    Object.defineProperty(window, 'portalReactRefresh', { get: () => undefined, set: Boolean });
  });
  await elsewhere.goto(address);
  await elsewhere.getByRole('textbox', { name: 'Fornavn' }).waitFor();
  const anew = elsewhere.waitForEvent('load');
  save('mfe-profile/src/change-name/texts.ts', "lastName: 'Efternavn'", "lastName: 'Slægtsnavn'");
  await anew;
  await elsewhere.getByText('Slægtsnavn').first().waitFor();
});

it('shows a compile error, and keeps typed text when it is fixed', async () => {
  await openWithTypedText();
  const file = 'mfe-profile/src/change-name/change-name.page.lazy.tsx';
  const frame = '<ProfileEditForm edit={edit}';
  save(file, `${frame}>`, frame);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await overlay.getByText('change-name.page.lazy.tsx').first().waitFor();
  save(file, frame, `${frame}><p>Dit navn</p>`);
  await seen('Dit navn');
  assert.equal(await field().inputValue(), typed);
});
