import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { merchantAccount } from '../payments/notification.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { refuse } from './refusal.ts';

const newSessionSchema = z.object({
  merchantAccount: z.literal(merchantAccount),
  amount: z.object({ value: z.int().check(z.minimum(1)), currency: z.string().check(z.length(3)) }),
  reference: z.string().check(z.minLength(1), z.maxLength(80)),
  returnUrl: z.url(),
  expiresAt: z.iso.datetime({ offset: true }),
});

/**
 * The call of our API, with its key: starts a session with this amount. The same Idempotency-Key returns the same
 * session.
 */
export function addMerchantCalls(app: FastifyInstance, { db, portal, payments }: SandboxContext): void {
  app.post('/v71/sessions', async (request, reply) => {
    if (!isSame(String(request.headers['x-api-key']), payments.apiKey)) throw refuse(401, 'Unknown API key');
    const parsed = z.safeParse(newSessionSchema, request.body);
    if (!parsed.success) throw refuse(422, 'The session is not described as it should be');
    const { amount, reference, returnUrl, expiresAt } = parsed.data;
    if (!portal.includes(new URL(returnUrl).origin)) throw refuse(422, 'Not an address to return to');
    const idempotency_key = String(request.headers['idempotency-key'] ?? randomBytes(16).toString('hex'));
    await db
      .insertInto('sandbox_payment_sessions')
      .values({
        id: `CS${randomBytes(12).toString('hex').toUpperCase()}`,
        session_data: randomBytes(32).toString('base64'),
        idempotency_key,
        reference,
        amount_value: amount.value,
        currency: amount.currency,
        return_url: returnUrl,
        expires_at: expiresAt,
      })
      .onConflict(conflict => conflict.column('idempotency_key').doNothing())
      .execute();
    const session = await db
      .selectFrom('sandbox_payment_sessions')
      .select(['id', 'session_data'])
      .where('idempotency_key', '=', idempotency_key)
      .executeTakeFirstOrThrow();
    return reply.code(201).send({
      id: session.id,
      sessionData: session.session_data,
      merchantAccount,
      amount,
      reference,
      returnUrl,
      expiresAt,
    });
  });
}

const isSame = (actual: string, expected: string) => timingSafeEqual(digest(actual), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();
