import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { startRelay } from '../outbox/start-relay.ts';
import type { Service } from '../http/service.ts';
import { addAssets } from './assets.ts';
import { createCardKeys } from './card-keys.ts';
import { addChallenge } from './challenge.ts';
import { addFrame } from './frame.ts';
import { addLibraryCalls } from './library-calls.ts';
import { addMerchantCalls } from './merchant-calls.ts';
import { sendNotifications } from './notifications.ts';
import { refusalBody, refuse } from './refusal.ts';
import type { SandboxContext } from './sandbox-context.ts';

/**
 * Simulates the card-payment provider: what its library calls from the page, what our API calls, the frames with the
 * card fields, and a bank that asks for authentication. Real cards do not work, and no request is ever logged.
 */
export async function buildPaymentSandbox(place: Omit<SandboxContext, 'keys'>): Promise<Service> {
  const context = { ...place, keys: createCardKeys() };
  const app = Fastify({ bodyLimit: 256 * 1024 });
  acceptForms(app);
  // PostgreSQL text cannot contain NUL, so nothing is found by such a name.
  app.addHook('onRequest', ({ params }, _reply, done) => {
    const isAnyNul = Object.values(params as Record<string, string>).some(each => each.includes('\0'));
    done(isAnyNul ? refuse(404, 'There is nothing of this name') : undefined);
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const { statusCode = 500, message } = error;
    await reply
      .code(statusCode)
      .send(refusalBody({ statusCode, message: statusCode < 500 ? message : 'Failed' }));
  });
  await app.register(cors, { origin: [...place.portal.origins], methods: ['GET', 'POST'], maxAge: 600 });
  addMerchantCalls(app, context);
  addLibraryCalls(app, context);
  addFrame(app, context);
  addChallenge(app, context);
  await addAssets(app);
  await app.ready();
  const stop = startRelay('tell of payments', () => sendNotifications(context));
  return {
    listener: (request, response) => {
      app.routing(request, response);
    },
    async close() {
      await stop();
      await app.close();
    },
  };
}

/** The bank's page posts an empty form. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => {
      done(null, undefined);
    },
  );
}
