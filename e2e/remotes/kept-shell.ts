/**
 * Shells kept from an earlier contract: scripts, styles and page of a build, in one compressed file each.
 *
 * `node e2e/remotes/kept-shell.ts shell/dist/site 1.4.0` keeps a build of sources with that contract. Keep one for each
 * contract still in use.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { repository } from '../support/origin-process.ts';

const fileOf = (contract: string): string =>
  path.join(import.meta.dirname, 'kept', `shell-contract-${contract}.json.br`);

const keep = (site: string, contract: string): void => {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|css|html|txt)$/.test(name),
  );
  const files = Object.fromEntries(names.map(name => [name, readFileSync(path.join(site, name), 'utf8')]));
  // A window as large as the data: the chunks are very similar.
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(fileOf(contract), brotliCompressSync(JSON.stringify(files), { params }));
};

/**
 * Replaces the shell on its origin with a kept one: its hashed files are added to the current ones, and its page
 * replaces the page. The fonts are the same.
 *
 * @returns names of its scripts, and a function that restores the current shell
 */
export const layOutKeptShell = (contract: string): { scripts: ReadonlySet<string>; remove: () => void } => {
  const files = JSON.parse(brotliDecompressSync(readFileSync(fileOf(contract))).toString()) as Record<
    string,
    string
  >;
  const site = path.join(repository, 'shell/dist/site');
  const before = new Map<string, string | undefined>();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    writeFileSync(file, text);
  }
  return {
    scripts: new Set(Object.keys(files).filter(name => name.endsWith('.js'))),
    remove: () => {
      for (const [file, text] of before)
        if (text === undefined) rmSync(file);
        else writeFileSync(file, text);
    },
  };
};

if (import.meta.main) {
  const [site = '', contract = ''] = process.argv.slice(2);
  keep(site, contract);
}
