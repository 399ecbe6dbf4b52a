import type { FastifyInstance } from 'fastify';
import { formatMoney } from 'shared/format/money';
import { html } from '../http/html.ts';
import { challengePolicy } from './policies.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { refuse } from './refusal.ts';

const answers = { approve: 'Authorised', refuse: 'Refused', cancel: 'Cancelled' } as const;
type Answer = keyof typeof answers;

/** The page at which the cardholder's bank asks whether it is them, and the way back to the portal. */
export function addChallenge(app: FastifyInstance, context: SandboxContext): void {
  const { db } = context;
  const find = async (token: string) => {
    const session = await db
      .selectFrom('sandbox_payment_sessions')
      .selectAll()
      .where('challenge_token', '=', token)
      .executeTakeFirst();
    if (!session) throw refuse(404, 'There is no such challenge');
    return session;
  };

  app.get<{ Params: { token: string } }>('/challenge/:token', async ({ params }, reply) => {
    const { amount_value, currency } = await find(params.token);
    return reply
      .headers({ 'content-security-policy': challengePolicy(context), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(challengePage(params.token, formatMoney({ value: amount_value / 100, currency })).markup);
  });

  for (const answer of Object.keys(answers) as Answer[]) {
    app.post<{ Params: { token: string } }>(`/challenge/:token/${answer}`, async ({ params }, reply) => {
      const session = await find(params.token);
      await db
        .updateTable('sandbox_payment_sessions')
        .set({ challenge_answer: answers[answer] })
        .where('id', '=', session.id)
        .execute();
      const back = new URL(session.return_url);
      back.searchParams.set('redirectResult', params.token);
      return reply.redirect(back.href, 303);
    });
  }
}

const challengePage = (token: string, amount: string) =>
  html`<!doctype html>
    <html lang="da">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Godkend betaling – Prøvebanken</title>
        <link rel="stylesheet" href="/assets/challenge.css" />
      </head>
      <body>
        <main>
          <h1>Godkend betaling</h1>
          <p>Selvbetjening vil trække ${amount} på dit prøvekort. Der flyttes ingen penge.</p>
          ${button(token, 'approve', 'Godkend')} ${button(token, 'refuse', 'Afvis')}
          ${button(token, 'cancel', 'Annuller')}
        </main>
      </body>
    </html>`;

const button = (token: string, answer: Answer, label: string) =>
  html`<form method="post" action="/challenge/${token}/${answer}"><button>${label}</button></form>`;
