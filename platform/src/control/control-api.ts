import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { faultRequestSchema, faultSchema } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { demoToggles } from '../toggles/demo-toggles.ts';
import type { FlagStore } from '../toggles/flag-store.ts';
import { isLocalCaller } from './local-callers.ts';
import { describeIssues } from './describe-issues.ts';
import type { ControlActions } from './control-actions.ts';

const flagValueSchema = z.strictObject({
  value: z.union([z.string().check(z.maxLength(2000)), z.boolean()]),
});
const clockSchema = z.union([
  z.strictObject({ advanceMs: z.int() }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);

/** Limits beyond which dates cannot be calculated. */
const [earliest, latest] = [Date.UTC(1970), Date.UTC(2100)];

const installationSchema = z.strictObject({ status: z.enum(['Activated', 'Refused', 'Unknown']) });

export interface ControlOptions {
  actions: ControlActions;
  flags: FlagStore;
  faults: FaultList;
}

/**
 * The control API, with which tests and tools control the platform. JSON in and out; every call answers after it has
 * taken effect; invalid input gets 400 with one sentence. Only for callers on this machine, never in production.
 */
export function buildControlApi({ actions, flags, faults }: ControlOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    parseJson(body.toString(), done);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isLocalCaller(request.raw)) return;
    await reply.code(403).send({ message: 'The control API answers callers on this machine only.' });
  });
  app.setNotFoundHandler(async (request, reply) => {
    await reply.code(404).send({ message: `The control API has no call ${request.method} ${request.url}.` });
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    await reply.code(status).send({ message: error.message });
  });

  /** Resets to the demo data, including faults, clock, toggles, outbox and collector; signs everyone out. */
  app.post('/control/reset', async () => {
    await actions.reset();
    return { reset: true };
  });

  /** All toggles with their current values. */
  app.get('/control/flags', () => flags.all().map(({ key, kind, value }) => ({ key, kind, value })));

  /** Sets a toggle, `{"value":"true"}`; answers after connected clients have been notified. */
  app.put<{ Params: { key: string } }>('/control/flags/:key', async request => {
    const { key } = request.params;
    const definition = demoToggles.find(toggle => toggle.key === key);
    if (!definition) throw refuse(404, `There is no toggle '${key}'.`);
    const value = String(parse(flagValueSchema, request.body).value);
    if (definition.kind === 'boolean' && value !== 'true' && value !== 'false') {
      throw refuse(400, `The toggle '${key}' is on or off: its value must be "true" or "false".`);
    }
    if (value.includes('\0')) throw refuse(400, 'The value must not contain the character NUL.');
    await flags.set(key, value);
    return { key, kind: definition.kind, value };
  });

  /** Makes matching requests fail, see faults/fault.ts; returns the fault's id. */
  app.post('/control/faults', request => ({ id: faults.add(parse(faultSchema, request.body)) }));

  /** Clears all faults. */
  app.delete('/control/faults', () => {
    faults.clear();
    return { cleared: true };
  });

  /** For servers in other processes: 200 with the fault for this request, or 204 for none. */
  app.post('/control/faults/match', async (request, reply) => {
    const effect = faults.match(parse(faultRequestSchema, request.body));
    if (effect === undefined) return reply.code(204).send();
    return effect;
  });

  /** Moves the platform's clock, by `advanceMs` or to `now`; returns the new time. */
  app.post('/control/clock', async request => {
    const change = parse(clockSchema, request.body);
    const aim = 'now' in change ? Date.parse(change.now) : actions.now().getTime() + change.advanceMs;
    if (!(aim >= earliest && aim < latest)) throw refuse(400, 'The clock shows moments from 1970 to 2099.');
    const now = await actions.moveClock('now' in change ? { now: new Date(aim) } : change);
    return { now: now.toISOString() };
  });

  /** The time of the platform's clock. */
  app.get('/control/clock', () => ({ now: actions.now().toISOString() }));

  /** Simulates a phone: installs the ordered eSIM of a subscription, `{"status":"Activated"}`, or rejects it. */
  app.post<{ Params: { subscriptionId: string } }>('/control/esims/:subscriptionId', async request => {
    const { subscriptionId } = request.params;
    const { status } = parse(installationSchema, request.body);
    if (!(await actions.installEsim(subscriptionId, status)))
      throw refuse(404, `The subscription ${subscriptionId} has no eSIM that waits to be installed.`);
    return { subscriptionId, status };
  });

  /** Sent mails and text messages, the oldest first. */
  app.get('/control/outbox', () => actions.readOutbox());

  /** Received log entries and policy reports, the oldest first. */
  app.get('/control/collector', () => actions.readCollector());

  /** Deletes everything the collector received. */
  app.delete('/control/collector', async () => {
    await actions.clearCollector();
    return { cleared: true };
  });

  /** 200 if everything answers; otherwise 503 with the names of what does not. */
  app.get('/control/health', async (_request, reply) => {
    const failing = await actions.findFailing();
    return reply.code(failing.length === 0 ? 200 : 503).send({
      status: failing.length === 0 ? 'ok' : 'failing',
      failing,
    });
  });

  return app;
}

function refuse(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** Many clients send the content type even without a body. */
function parseJson(body: string, done: (error: Error | null, value?: unknown) => void): void {
  try {
    done(null, body === '' ? undefined : JSON.parse(body));
  } catch {
    done(refuse(400, 'The body is not JSON.'));
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  throw refuse(400, describeIssues(result.error.issues));
}
