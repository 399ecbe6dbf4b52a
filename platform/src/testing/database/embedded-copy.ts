import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../database/open-database.ts';
import {
  createInitialContent,
  initialContentKey,
  repositoryFolder,
  type InitialContent,
} from './initial-content.ts';
import { SharedFiles } from './shared-files.ts';

const copies =
  process.env['MUTATION_DATABASES'] ?? join(repositoryFolder, 'node_modules/.cache/portal-test-databases');
const keptForMs = 2 * 60 * 60 * 1000;

/**
 * The files of an embedded database with the initial content. Created by the first test that needs them, which takes
 * seconds; starting from them is much faster.
 */
export async function embeddedCopy(content: InitialContent): Promise<SharedFiles> {
  return new SharedFiles(await folderOf(content));
}

/** Copies the files to a folder, for a platform that starts from them. */
export async function writeEmbeddedCopy(content: InitialContent, folder: string): Promise<void> {
  cpSync(await folderOf(content), folder, { recursive: true });
}

/** Copies this process is creating. */
const made = new Map<string, Promise<void>>();

async function folderOf(content: InitialContent): Promise<string> {
  const folder = join(copies, initialContentKey(content));
  if (!existsSync(folder)) {
    const making = made.get(folder) ?? writeCopy(folder, content);
    made.set(folder, making);
    await making;
  }
  return join(folder, 'database');
}

async function writeCopy(folder: string, content: InitialContent): Promise<void> {
  removeOldCopies();
  // If several processes do this at the same time, each writes its own copy and the first one stays.
  const dataDir = `${folder}.${randomUUID()}`;
  mkdirSync(dataDir);
  await initialise(join(dataDir, 'database'));
  const database = await openDatabase({ dataDir });
  await createInitialContent(database, content);
  await database.close();
  try {
    renameSync(dataDir, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(dataDir, { recursive: true });
  }
}

/** Uses WAL segments of 1 MB instead of five of 16 MB, which every test would read and hold in memory. */
async function initialise(dataDir: string): Promise<void> {
  const pglite = await PGlite.create(dataDir, { initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec('alter system set wal_recycle = off');
  await pglite.close();
}

function removeOldCopies(): void {
  mkdirSync(copies, { recursive: true });
  for (const name of readdirSync(copies)) {
    const old = statSync(join(copies, name), { throwIfNoEntry: false });
    if (old && Date.now() - old.mtimeMs > keptForMs)
      rmSync(join(copies, name), { recursive: true, force: true });
  }
}
