import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { applyCors } from '../http/cors.ts';
import { clientNetwork } from '../http/client-address.ts';
import { createMinuteBudget } from '../http/minute-budget.ts';
import { pathOf } from '../http/path-of.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send.ts';
import type { Service } from '../http/service.ts';
import { parseLogs, parsePolicyReports } from './parse-entries.ts';
import { storeEntries, type EntryKind } from './entries.ts';

const maxBody = 256 * 1024;
const maxEntry = 16 * 1024;
/** Characters and calls per minute: what a large office sends on a bad day. */
const budgets = {
  characters: { byAddress: 2_000_000, inAll: 10_000_000 },
  calls: { byAddress: 600, inAll: 6_000 },
};
/** Vacuum after this many characters, so that the space of deleted rows is reused. */
const vacuumEvery = 8_000_000;

export interface CollectorOptions {
  trustProxy?: boolean;
  now?: () => number;
}

/**
 * The collector. `POST /logs` accepts log entries as sent by browser-logs, newline-delimited JSON; `POST /csp` accepts
 * policy reports of both kinds, `report-uri` and Reporting API. Open to every origin, because each of the portal's
 * origins reports to it. The amount of stored data is limited.
 */
export function buildCollector(
  db: Kysely<Database>,
  { trustProxy = false, now }: CollectorOptions = {},
): Service {
  const calls = createMinuteBudget({ ...budgets.calls, now });
  const characters = createMinuteBudget({ ...budgets.characters, now });
  let written = 0;

  async function keep(kind: EntryKind, entries: object[], size: number): Promise<void> {
    await storeEntries(db, kind, entries);
    written += size;
    if (written < vacuumEvery) return;
    written = 0;
    await sql`vacuum collector_entries`.execute(db);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = { origin: '*', methods: 'POST, OPTIONS', headers: 'Content-Type' };
    if (applyCors(request, response, cors)) return;
    const path = pathOf(request);
    if (path !== '/logs' && path !== '/csp') {
      sendJson(response, 404, { message: 'There is nothing at this address.' });
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST, OPTIONS');
      sendJson(response, 405, { message: 'Only POST is answered here.' });
      return;
    }
    const address = clientNetwork(request, trustProxy);
    if (!calls.spend(address, 1)) {
      refuseForNow(response);
      return;
    }
    const body = await readBody(request, maxBody);
    if (!characters.spend(address, body?.length ?? maxBody)) {
      refuseForNow(response);
      return;
    }
    const entries =
      body === undefined ? undefined : path === '/logs' ? parseLogs(body) : parsePolicyReports(body);
    if (entries === undefined) {
      if (body === undefined) sendJson(response, 413, { message: 'The body is too long.' });
      else sendJson(response, 400, { message: 'The body is not JSON.' });
      return;
    }
    if (entries.some(entry => lengthOf(entry) > maxEntry)) {
      sendJson(response, 413, { message: 'An entry is too long.' });
      return;
    }
    await keep(path === '/logs' ? 'log' : 'policy', entries, body?.length ?? 0);
    if (path === '/logs') sendJson(response, 202, {});
    else response.writeHead(204).end();
  }

  return {
    listener(request, response) {
      answer(request, response).catch(() => {
        // The database is away or full.
        if (response.headersSent) response.destroy();
        else refuseForNow(response, 503);
      });
    },
    close: () => Promise.resolve(),
  };
}

/** Treats entries nested too deeply to be serialized as too long. */
function lengthOf(entry: object): number {
  try {
    return JSON.stringify(entry).length;
  } catch {
    return Infinity;
  }
}

function refuseForNow(response: ServerResponse, status: 429 | 503 = 429): void {
  response.setHeader('retry-after', '60');
  const message = status === 429 ? 'Too much has come in this minute.' : 'Nothing can be stored now.';
  sendJson(response, status, { message });
}
