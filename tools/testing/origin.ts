import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { createRemoteFaultSource } from 'platform/faults/remote-fault-source';
import { listen } from 'platform/http/listen';
import { readSettings } from 'shared/node/settings';
import { environmentAt } from 'shared/settings/portal-settings';
import type { ToggleProtocol } from 'shared/settings/toggle-protocol';
import { pageSettingsFrom } from '../portal/local-settings.ts';
import { originsFrom, type PortalOrigins } from '../portal/origins.ts';
import { originListener } from '../serve/origin-server.ts';
import { shellFiles } from '../serve/shell-files.ts';
import { filesIn, immutable, type FileHandler } from '../serve/static-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as sent, without decompression. */
  bytes: Buffer;
}

/** Requests exactly the given path: unlike fetch it does not normalise the path, and adds no headers. */
export type Ask = (
  target: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

export const origins: PortalOrigins = originsFrom(readSettings({}), {});

const asking =
  (port: number): Ask =>
  (target, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, path: target, method, headers }, response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes.toString(),
            bytes,
          });
        });
      });
      request.on('error', reject);
      request.end();
    });

const started = async (
  test: TestContext,
  kind: 'shell' | 'remote',
  files: FileHandler,
  controlUrl?: string,
  portal = readSettings({}).portalHosts,
): Promise<Ask> => {
  const faults = controlUrl === undefined ? undefined : createRemoteFaultSource(controlUrl);
  const { url, close } = await listen(originListener({ kind, files, portal, faults }), { port: 0 });
  test.after(close);
  return asking(Number(new URL(url).port));
};

/** The shell's origin with a small built site, in test mode. */
export const shellOrigin = (
  test: TestContext,
  toggles?: ToggleProtocol,
  environment: Readonly<Record<string, string>> = {},
  head = '',
): Promise<Ask> => {
  const folder = temporaryFolder(test, {
    'site/index.html': `<!doctype html>\n<html lang="da"><head>${head}</head><body></body></html>`,
    'site/assets/main.0123456789abcdef0123.js': 'export const answer = 42;',
    'site/assets/main.0123456789abcdef0123.js.br': 'compressed',
    'site/assets/app-version.txt': '0.1.0-abc',
    'data/remotes.json': '{"schemaVersion":1,"remotes":[]}',
    'data/secret.txt': 'not served',
  });
  const portal = pageSettingsFrom({ ...environment, PORTAL_TOGGLE_PROTOCOL: toggles }, 'test');
  const files = shellFiles({
    siteFolder: path.join(folder, 'site'),
    registryFile: path.join(folder, 'data/remotes.json'),
    inserts: { marks: { mode: 'test', toggles }, settings: JSON.stringify(portal) },
    environmentAt: hostname => environmentAt(portal, hostname),
  });
  return started(test, 'shell', files);
};

/** A remote's origin with one release, optionally with faults from a control API. */
export const remoteOrigin = (
  test: TestContext,
  controlUrl?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ask> => {
  const folder = temporaryFolder(test, {
    'site/0.1.0-abc/remoteEntry.js': '0123456789',
    'site/0.1.0-abc/mf-manifest.json': '{}',
    'secret.txt': 'not served',
  });
  return started(
    test,
    'remote',
    filesIn(path.join(folder, 'site'), () => immutable),
    controlUrl,
    readSettings(environment).portalHosts,
  );
};
