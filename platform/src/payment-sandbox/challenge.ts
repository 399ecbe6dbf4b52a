import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatMoney } from 'shared/format/money';
import { html, type Html } from '../http/html.ts';
import { challengePolicy } from './policies.ts';
import type { SandboxContext } from './sandbox-context.ts';

const answers = { approve: 'Authorised', refuse: 'Refused', cancel: 'Cancelled' } as const;
type Answer = keyof typeof answers;

/** The page where the cardholder's bank asks for authentication, and the redirect back to the portal. */
export function addChallenge(app: FastifyInstance, context: SandboxContext): void {
  const { db, portal } = context;
  const find = (token: string) =>
    db
      .selectFrom('sandbox_payment_sessions')
      .selectAll()
      .where('challenge_token', '=', token)
      .executeTakeFirst();
  const show = (reply: FastifyReply, status: number, backTo: string, page: Html) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': challengePolicy(context, backTo), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.markup);

  app.get<{ Params: { token: string } }>('/challenge/:token', async ({ params }, reply) => {
    const session = await find(params.token);
    const backTo = session?.return_url ?? portal.origin;
    if (session?.result !== null) return show(reply, session ? 200 : 404, backTo, endedPage(backTo));
    const { amount_value, currency } = session;
    return show(
      reply,
      200,
      backTo,
      challengePage(params.token, formatMoney({ value: amount_value / 100, currency })),
    );
  });

  for (const answer of Object.keys(answers) as Answer[]) {
    app.post<{ Params: { token: string } }>(`/challenge/:token/${answer}`, async ({ params }, reply) => {
      const session = await find(params.token);
      if (!session) return show(reply, 404, portal.origin, endedPage(portal.origin));
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

const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="da">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Prøvebanken</title>
        <link rel="stylesheet" href="/assets/challenge.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

const challengePage = (token: string, amount: string) =>
  page(
    'Godkend betaling',
    html`<p>Selvbetjening vil trække ${amount} på dit prøvekort. Der flyttes ingen penge.</p>
      ${button(token, 'approve', 'Godkend')} ${button(token, 'refuse', 'Afvis')}
      ${button(token, 'cancel', 'Annuller')}`,
  );

/** Shown after Back, or in another tab that has already continued. */
const endedPage = (href: string) =>
  page(
    'Der er ikke noget at godkende',
    html`<p>Betalingen er afsluttet eller begyndt forfra. Se i Selvbetjening, hvor langt den er.</p>
      <p><a href="${href}">Gå til Selvbetjening</a></p>`,
  );

const button = (token: string, answer: Answer, label: string) =>
  html`<form method="post" action="/challenge/${token}/${answer}"><button>${label}</button></form>`;
