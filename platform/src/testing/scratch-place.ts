import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Beginning } from './beginning.ts';
import { writeEmbeddedCopy } from './embedded-copy.ts';
import { findFreePortBase } from './free-port-base.ts';
import { createScratchPostgres } from './scratch-postgres.ts';

/** Where a platform of a test lives: free ports, and a data folder or a database of its own on a PostgreSQL server. */
export interface ScratchPlace {
  environment: NodeJS.ProcessEnv;
  portBase: number;
  /** Takes folder and database away; the platform has to be gone. */
  drop(): Promise<void>;
}

/** With nothing in it by default: a platform that starts there then makes its tables and demo data by itself. */
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
