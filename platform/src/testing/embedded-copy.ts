import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../database/open-database.ts';
import { makeBeginning, nameOfBeginning, repositoryFolder, type Beginning } from './beginning.ts';

const copies =
  process.env['MUTATION_DATABASES'] ?? join(repositoryFolder, 'node_modules/.cache/portal-test-databases');
const keptForMs = 2 * 60 * 60 * 1000;

/**
 * A copy of an embedded database as a test begins with it. The first test that needs one makes it, which takes seconds
 * of computing; loading it takes a fraction of that.
 */
export async function embeddedCopy(beginning: Beginning): Promise<Blob> {
  const file = join(copies, `${nameOfBeginning(beginning)}.tar`);
  if (!existsSync(file)) await writeCopy(file, beginning);
  return new Blob([readFileSync(file)]);
}

async function writeCopy(file: string, beginning: Beginning): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beginning-'));
  await initialise(join(dataDir, 'database'));
  const database = await openDatabase({ dataDir });
  await makeBeginning(database, beginning);
  await database.close();
  const pglite = await PGlite.create(join(dataDir, 'database'));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  rmSync(dataDir, { recursive: true });
  removeOldCopies();
  // Several test files may be first at the same time: each writes its own, the last one stays.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

/** Segments of its log of 1 MB each, in place of five of 16 that every test would read and hold in memory. */
async function initialise(dataDir: string): Promise<void> {
  const pglite = await PGlite.create(dataDir, { initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec('alter system set wal_recycle = off');
  await pglite.close();
}

function removeOldCopies(): void {
  mkdirSync(copies, { recursive: true });
  for (const name of readdirSync(copies)) {
    const old = statSync(join(copies, name), { throwIfNoEntry: false });
    if (old && Date.now() - old.mtimeMs > keptForMs) rmSync(join(copies, name), { force: true });
  }
}
