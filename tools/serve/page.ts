/** The shell's page: reread when changed, with the settings inserted, and always revalidated by browsers. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chunkHashesId } from 'shared/remote/integrity';
import { toggleChunkOf, toggleProtocolAt, type ToggleProtocol } from 'shared/settings/toggle-protocol';
import type { PortalMode } from '../portal/mode.ts';
import { preloadLinks, type PreloadLinks } from './preload-links.ts';
import { pagePolicies, type Environment } from './content-security-policy.ts';
import { revalidate } from './static-files.ts';

interface Page {
  changedAt: number;
  etag: string;
  /** Whether it names a hash for each script that it may load; an older shell's page does not. */
  hasHashes: boolean;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What older shells, which have settings of their own, are told about their environment; undefined is omitted. */
export interface PageMarks {
  mode: PortalMode | undefined;
  toggles: ToggleProtocol | undefined;
}

/** What is inserted into the page. */
export interface PageInserts {
  marks: PageMarks;
  /** `settings.json`, so that the page need not request it. */
  settings: string;
}

/** Has a type that browsers do not execute; the content is escaped so that it cannot close the element. */
const settingsElement = (settings: string): string =>
  `<script type="application/json" id="portal-settings">${settings.replaceAll('<', String.raw`\u003c`)}</script>`;

/** Inserts the settings into the head, and the attributes into the html element. */
const withInserts = (html: string, { marks, settings }: PageInserts): string => {
  const attributes = Object.entries(marks).map(([name, value]) =>
    value === undefined ? '' : ` data-portal-${name}="${String(value)}"`,
  );
  return html
    .replace(/<html\b/, `<html${attributes.join('')}`)
    .replace('</head>', () => `${settingsElement(settings)}</head>`);
};

/** The toggle protocol, where toggles come from a server. */
const togglesOf = (environment: Environment | undefined): ToggleProtocol | undefined =>
  environment === undefined || environment.mode === 'offline'
    ? undefined
    : toggleProtocolAt(environment.settings.featureToggleService.streamingUri);

/** Moves the protocol's scripts out of the template in which the build lists them, so that they are fetched at once. */
const withToggles = (html: string, protocol: ToggleProtocol | undefined): string =>
  protocol === undefined
    ? html
    : html.replace(new RegExp(`<template id="${toggleChunkOf(protocol)}">(.*?)</template>`), '$1');

/** A preload link with its hash for each script of the application; runs nothing. */
const applicationLinks = (html: string): string => {
  const [, scripts = ''] = /<template id="application">(.*?)<\/template>/.exec(html) ?? [];
  return [...scripts.matchAll(/<script( [^>]+)><\/script>/g)]
    .map(
      ([, attributes = '']) =>
        `<link rel="preload" as="script"${attributes.replace(' defer', '').replace(' src=', ' href=')}>`,
    )
    .join('');
};

const answerLink = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin href="${address.replaceAll('&', '&amp;').replaceAll('"', '%22')}">`;

/** Adds preload links for the first requests to the head. */
const withPreloadLinks = (html: string, { answers, application }: PreloadLinks): string =>
  html.replace(
    '</head>',
    () => `${answers.map(answerLink).join('')}${application ? applicationLinks(html) : ''}</head>`,
  );

const load = (
  file: string,
  changedAt: number,
  inserts: PageInserts,
  protocol: ToggleProtocol | undefined,
  first: PreloadLinks,
): Page => {
  const html = readFileSync(file, 'utf8');
  const plain = Buffer.from(withInserts(withPreloadLinks(withToggles(html, protocol), first), inserts));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const hasHashes = html.includes(`id="${chunkHashesId}"`);
  return { changedAt, etag, hasHashes, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
};

/** The requested host name, without a port. */
const hostnameOf = ({ headers }: IncomingMessage): string => {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
};

/**
 * Sends the page.
 *
 * @returns false when the shell has not been built, so there is no page
 */
export const pageServer = (
  file: string,
  inserts: PageInserts,
  environmentAt: (hostname: string) => Environment | undefined,
): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const pages = new Map<string, Page>();
  return (request, response) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return false;
    const environment = environmentAt(hostnameOf(request));
    const protocol = togglesOf(environment);
    const first = preloadLinks(environment, protocol, request.url ?? '/');
    const key = JSON.stringify([protocol, first]);
    const kept = pages.get(key);
    const page = kept?.changedAt === changedAt ? kept : load(file, changedAt, inserts, protocol, first);
    pages.set(key, page);

    const { 'integrity-policy': integrityPolicy, ...policies } = pagePolicies(environment);
    response.setHeaders(new Map(Object.entries(policies)));
    if (integrityPolicy !== undefined && page.hasHashes)
      response.setHeader('integrity-policy', integrityPolicy);
    response.setHeader('cache-control', revalidate);
    response.setHeader('etag', page.etag);
    response.setHeader('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304).end();
      return true;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    const body = encoding ? page[encoding] : page.plain;
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(body);
    return true;
  };
};
