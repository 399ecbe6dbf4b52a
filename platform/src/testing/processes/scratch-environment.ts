import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Beginning } from '../database/initial-content.ts';
import { writeEmbeddedCopy } from '../database/embedded-copy.ts';
import { findFreePortBase } from './free-port-base.ts';
import { createScratchPostgres } from '../database/scratch-postgres.ts';

/** Environment of a test platform: free ports, and its own data folder or its own database on a PostgreSQL server. */
export interface ScratchPlace {
  environment: NodeJS.ProcessEnv;
  portBase: number;
  /** Removes folder and database; stop the platform first. */
  drop(): Promise<void>;
}

/** Empty by default; the platform then creates its tables and demo data itself. */
export async function createScratchPlace(
  beginning?: Beginning,
  serverUrl = process.env['DATABASE_URL'],
): Promise<ScratchPlace> {
  const scratch = serverUrl === undefined ? undefined : await createScratchPostgres(serverUrl, beginning);
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-'));
  if (beginning && !scratch) await writeEmbeddedCopy(beginning, join(dataDir, 'database'));
  const portBase = await findFreePortBase();
  return {
    environment: {
      PORTAL_PORT_BASE: String(portBase),
      PORTAL_DATA_DIR: dataDir,
      ...(scratch === undefined ? {} : { DATABASE_URL: scratch.url }),
    },
    portBase,
    async drop() {
      rmSync(dataDir, { recursive: true });
      await scratch?.drop();
    },
  };
}
