import { usageAnswer, usageQuery } from 'shared/contracts/usage';
import { idSchema } from 'shared/contracts/wire';
import { periodsOf, usageRows } from 'shared/orders/usage-of';
import * as z from 'zod/mini';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { csvHeaders, orCsv } from '../kernel/files/csv-answer.ts';
import { csvFile } from '../kernel/files/csv-file.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { readSubscriptionFacts } from '../orders/actions/lock-subscription.ts';
import { endOf, usageOf } from './usage-of.ts';

/** `GET /subscriptions/{subscriptionId}/usage`: the usage of a period, as JSON or as a CSV file (CTRL-016). */
export function addUsageRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/usage',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'Get the usage of a subscription in a period; CSV with format=csv',
        params: z.object({ subscriptionId: idSchema }),
        querystring: usageQuery,
        response: {
          200: orCsv('The usage; with format=csv a file', usageAnswer),
        },
      },
    },
    async (request, reply) => {
      const { subscriptionId } = request.params;
      const subscription = await readSubscriptionFacts(db, tenantOf(request), subscriptionId);
      const now = clock.now();
      const periods = periodsOf(danishDay(now), subscription.effective_date, endOf(subscription));
      const period = request.query.period ?? periods[0];
      if (!periods.includes(period)) throw argumentError('UsagePeriodNotAvailable');
      const usage = { ...usageOf({ subscription, period, now }), periods };
      if (request.query.format !== 'csv') return { data: usage };
      const name = `forbrug-${subscriptionId}-${period}.csv`;
      return reply.headers(csvHeaders(name)).send(csvFile(usageRows(usage)));
    },
  );
}
