import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { outcomeOf } from './sandbox-cards.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { endSession, findSession, startChallenge, type SandboxSession } from './sandbox-sessions.ts';
import { refuse } from './refusal.ts';

/** Delay until the API is notified of a payment the page never heard of. */
const silence = 3_000;

const bodySchema = z.object({
  sessionData: z.string(),
  paymentMethod: z.optional(z.unknown()),
  details: z.optional(z.object({ redirectResult: z.string() })),
});
type Body = z.infer<typeof bodySchema>;

/**
 * The calls of the provider's library from the portal page. A session is identified by its id and authenticated by its
 * data, which the real provider changes with every answer; here it stays the same.
 */
export function addLibraryCalls(app: FastifyInstance, context: SandboxContext): void {
  type Call = { Params: { id: string } };
  const open = (id: string, body: unknown) => openSession(context, id, body);

  // Requested at startup even with analytics off; nothing is stored.
  app.post('/checkoutshopper/v3/analytics', () => ({ checkoutAttemptId: 'none' }));

  app.post<Call>('/checkoutshopper/v1/sessions/:id/setup', async ({ params, body }) => {
    const { session } = await open(params.id, body);
    return {
      id: session.id,
      sessionData: session.session_data,
      amount: amountOf(session),
      expiresAt: session.expires_at.toISOString(),
      countryCode: 'DK',
      shopperLocale: 'da-DK',
      returnUrl: session.return_url,
      configuration: { enableStoreDetails: false },
      paymentMethods: {
        paymentMethods: [{ type: 'scheme', name: 'Betalingskort', brands: ['visa', 'mc'] }],
      },
    };
  });

  app.post<Call>('/checkoutshopper/v1/sessions/:id/payments', async ({ params, body }, reply) => {
    const { session, parsedBody } = await open(params.id, body);
    const answer = await pay(context, session, parsedBody);
    // Like a provider that has completed the payment when the connection breaks.
    if (answer === 'Silent') return reply.hijack().raw.destroy();
    return answer;
  });

  app.post<Call>('/checkoutshopper/v1/sessions/:id/paymentDetails', async ({ params, body }) => {
    const { session, parsedBody } = await open(params.id, body);
    const isAnswered =
      session.challenge_token !== null && parsedBody.details?.redirectResult === session.challenge_token;
    if (session.result !== null) return resultOf(session, session.result);
    if (!isAnswered || session.challenge_answer === null) throw refuse(422, 'There is no such challenge');
    return finish(context, session, session.challenge_answer);
  });
}

async function openSession({ db, clock }: SandboxContext, id: string, body: unknown) {
  const parsed = z.safeParse(bodySchema, body);
  const session = parsed.success ? await findSession(db, id) : undefined;
  if (!parsed.success || session?.session_data !== parsed.data.sessionData)
    throw refuse(422, 'There is no such session');
  if (session.expires_at < clock.now()) throw refuse(422, 'The session has expired');
  return { session, parsedBody: parsed.data };
}

async function pay(context: SandboxContext, session: SandboxSession, parsedBody: Body) {
  if (session.result !== null) throw refuse(422, 'The session has been used');
  const card = context.keys.open(parsedBody.paymentMethod);
  if (!card) throw refuse(422, 'The card was not enciphered for this provider');
  const outcome = outcomeOf(card);
  if (outcome === 'Challenge') {
    const token = await startChallenge(context.db, session.id);
    const url = `${context.payments.url}/challenge/${token}`;
    const action = { type: 'redirect', paymentMethodType: 'scheme', method: 'GET', url };
    return { resultCode: 'RedirectShopper', sessionData: session.session_data, action };
  }
  if (outcome !== 'Silent') return finish(context, session, outcome);
  await endSession(context.db, session.id, 'Authorised', new Date(context.clock.now().getTime() + silence));
  return 'Silent';
}

async function finish(
  context: SandboxContext,
  session: SandboxSession,
  result: 'Authorised' | 'Refused' | 'Cancelled',
) {
  const ended = await endSession(context.db, session.id, result, context.clock.now());
  return resultOf(session, ended);
}

const resultOf = (session: SandboxSession, resultCode: string) => ({
  resultCode,
  sessionData: session.session_data,
  sessionResult: session.psp_reference ?? session.id,
});

const amountOf = ({ amount_value: value, currency }: SandboxSession) => ({ value, currency });
