import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InitialContent } from '../database/initial-content.ts';
import { writeEmbeddedCopy } from '../database/embedded-copy.ts';
import { findFreePortBase } from './free-port-base.ts';
import { createScratchPostgres } from '../database/scratch-postgres.ts';

/** Environment of a test platform: free ports, and its own data folder or its own database on a PostgreSQL server. */
export interface ScratchEnvironment {
  environment: NodeJS.ProcessEnv;
  portBase: number;
  /** Removes folder and database; stop the platform first. */
  drop(): Promise<void>;
}

/** Empty by default; the platform then creates its tables and demo data itself. */
export async function createScratchEnvironment(
  content?: InitialContent,
  serverUrl = process.env['DATABASE_URL'],
): Promise<ScratchEnvironment> {
  const scratch = serverUrl === undefined ? undefined : await createScratchPostgres(serverUrl, content);
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-'));
  if (content && !scratch) await writeEmbeddedCopy(content, join(dataDir, 'database'));
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
