import type { Api, ApiContext } from '../kernel/api.ts';
import { unauthorized } from '../kernel/api-problem.ts';
import { bookNotification } from './book-notification.ts';
import { isSignedBy, notificationBody } from './notification.ts';

/**
 * `POST /payments/webhook`: the provider's notifications, repeated and in any order. Authenticated by the signature of
 * every item; 202 means everything has been stored.
 */
export function addPaymentWebhookRoute(api: Api, { db, clock, payments }: ApiContext): void {
  api.post(
    '/payments/webhook',
    {
      config: { access: { to: 'everyone' }, system: 'PaymentAPI' },
      schema: { summary: 'Receive payment webhooks of the provider', body: notificationBody },
    },
    async (request, reply) => {
      const items = request.body.notificationItems.map(each => each.NotificationRequestItem);
      const areSigned = items.map(item =>
        isSignedBy(item, item.additionalData.hmacSignature, payments.webhookKey),
      );
      if (areSigned.includes(false)) throw unauthorized();
      for (const item of items) {
        await db.transaction().execute(transaction => bookNotification(transaction, item, clock.now()));
      }
      return reply.code(202).send();
    },
  );
}
