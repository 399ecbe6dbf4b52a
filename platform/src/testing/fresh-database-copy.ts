import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * A copy of a brand-new embedded database. Making one takes seconds of computing, loading a copy
 * a fraction of that; it holds nothing of ours, so it changes with PGlite's version only.
 */
export async function freshDatabaseCopy(): Promise<Blob> {
  const version = createHash('sha256')
    .update(import.meta.resolve('@electric-sql/pglite'))
    .digest('hex')
    .slice(0, 16);
  const file = join(tmpdir(), `fresh-pglite-${version}.tar`);
  if (!existsSync(file)) await writeCopy(file);
  return new Blob([readFileSync(file)]);
}

async function writeCopy(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Several test files may be first at the same time: each writes its own, the last one stays.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}
