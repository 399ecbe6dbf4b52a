import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { esimAnswer, validateSimCardStatus } from 'shared/contracts/sim-card';
import type { ChangeSimCardBody } from 'shared/contracts/sim-card-change';
import type { Http } from 'shared/http';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath } from '../subscription-model/subscription-read.ts';

/** Checks whether a SIM card can be activated: any success response means yes, whatever its content (SIM-019). */
export const askWhetherSimIsFree = (http: Http, icc: string) =>
  http.request({
    path: `/self-service-api/sim/${encodeURIComponent(icc)}/validate`,
    schema: validateSimCardStatus,
  });

/** Orders another main SIM card (SIM-024 to SIM-026). */
export const changeSimCard = (
  http: Http,
  ids: SubscriptionIds,
  { icc, code }: Pick<ChangeSimCardBody, 'icc' | 'code'>,
) =>
  http.request({
    method: 'PUT',
    path: subscriptionPath(ids, 'sims'),
    query: { customerId: ids.customerId },
    body: { icc, code, simType: 'MainSim', shipping: false } satisfies ChangeSimCardBody,
    schema: placedOrderAnswer,
  });

/** Orders an eSIM (ESIM-018). */
export const orderEsim = (http: Http, ids: SubscriptionIds) =>
  http.request({
    method: 'POST',
    path: subscriptionPath(ids, 'sims/esims'),
    query: { customerId: ids.customerId },
    schema: esimAnswer,
  });
