import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeHashMap } from 'shared/build/hash-map.ts';
import { writeFiles } from '../../testing/temporary-folder.ts';

const description = {
  id: 'mfe-billing',
  contract: '^1.0.0',
  paths: ['faktura'],
  titles: [{ pattern: 'faktura', title: 'Fakturaer' }],
  menu: [],
  search: { hits: [], actions: [{ label: 'Betal faktura', icon: 'card', path: 'faktura/betal' }] },
};

interface Changes {
  id?: string;
  version?: string;
  contract?: string;
  nextContract?: string;
  title?: string;
  entry?: string;
  /** Of a chunk that is loaded after the first page. */
  late?: string;
}

/** The part of a build's manifest that lists the files of the first page. */
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ assets: { js: { sync: ['0.js'] }, css: { sync: ['page.css'] } } }],
};

/** Writes a minimal build of a remote and returns its folder. */
export const builtRelease = (root: string, buildId: string, changes: Changes = {}): string => {
  const { version = '1.0.0', contract = '^1.0.0', title = 'Fakturaer', entry = 'entry();', late } = changes;
  const { id = description.id, nextContract } = changes;
  const folder = path.join(root, `${version}-${buildId}`);
  rmSync(folder, { recursive: true, force: true });
  const files = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `${String(index)}.js`,
      `chunk(${String(index)}, '${buildId}');`,
    ]),
  );
  writeFiles(folder, {
    ...files,
    ...(late === undefined ? {} : { '7.js': late }),
    'mf-manifest.json': JSON.stringify({ name: 'mfe_billing', buildId, ...manifest }),
    'remoteEntry.js': entry,
    'remoteEntry.js.br': 'compressed',
    'page.css': '.page { color: red }',
    'remote.json': JSON.stringify({ ...description, id, titles: [{ pattern: 'faktura', title }] }),
  });
  const record = {
    id,
    version,
    buildId,
    contract,
    nextContract,
    manifest: 'mf-manifest.json',
    firstPage: ['remoteEntry.js', 'page.css'],
  };
  writeFiles(folder, { 'release.json': JSON.stringify({ ...record, integrity: writeHashMap(folder) }) });
  return folder;
};
