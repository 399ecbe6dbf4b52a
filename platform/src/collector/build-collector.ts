import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { applyCors } from '../http/cors.ts';
import { pathOf } from '../http/path-of.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send.ts';
import type { Service } from '../http/service.ts';
import { parseLogs, parsePolicyReports } from './parse-entries.ts';
import { storeEntries } from './entries.ts';

const longestBody = 256 * 1024;

/**
 * The collector. `POST /logs` takes log entries as browser-logs sends them, newline-delimited
 * JSON; `POST /csp` takes policy reports of both kinds, `report-uri` and Reporting API. It is open
 * to every origin, since each of the portal's origins reports to it, and keeps a bounded amount.
 */
export function buildCollector(db: Kysely<Database>): Service {
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
    const body = await readBody(request, longestBody);
    const entries =
      body === undefined ? undefined : path === '/logs' ? parseLogs(body) : parsePolicyReports(body);
    if (entries === undefined) {
      if (body === undefined) sendJson(response, 413, { message: 'The body is too long.' });
      else sendJson(response, 400, { message: 'The body is not JSON.' });
      return;
    }
    await storeEntries(db, path === '/logs' ? 'log' : 'policy', entries);
    if (path === '/logs') sendJson(response, 202, {});
    else response.writeHead(204).end();
  }

  return {
    listener(request, response) {
      answer(request, response).catch(() => response.destroy());
    },
    close: () => Promise.resolve(),
  };
}
