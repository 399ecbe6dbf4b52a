import { useState } from 'react';
import { pukCodeAnswer } from 'shared/contracts/sim-card';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useWrite } from 'shared/write';
import { allowedActionsRead } from '../subscription-model/allowed-actions.queries.ts';
import { isOwnOf } from '../subscription-model/own-subscription.ts';
import { useSubscriptionIds, type SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { HiddenCode } from './hidden-code.tsx';
import { simCardTexts as texts } from './sim-texts.ts';

interface OwnPukCodeProps {
  /** Number of the main SIM card. */
  readonly simNumber: string;
}

/** The PUK code for an employee: for their own subscription; the reason for others. */
export const OwnPukCode = ({ simNumber }: OwnPukCodeProps) => {
  const ids = useSubscriptionIds();
  const { data } = useQuery(allowedActionsRead(useHttp(), ids));
  if (data === undefined) return texts.noPukCode;
  return isOwnOf(data.actions) ? <AskedPukCode ids={ids} simNumber={simNumber} /> : texts.onlyOwnPukCode;
};

/** Fetched only on request, which is logged. */
const AskedPukCode = ({ ids, simNumber }: OwnPukCodeProps & { readonly ids: SubscriptionIds }) => {
  const [shown, setShown] = useState<string>();
  const write = useWrite({
    send: (http, { subscriptionId, customerId }: SubscriptionIds) =>
      http.request({
        method: 'POST',
        path: `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}/puk-code`,
        query: { customerId },
        schema: pukCodeAnswer,
      }),
    stale: [],
    onDone: ({ pukCode }) => {
      setShown(pukCode ?? texts.unknownPukCode);
    },
  });
  return (
    <HiddenCode
      {...{ shown, simNumber }}
      isPending={write.isPending}
      onPress={() => {
        if (shown === undefined) write.submit(ids);
        else setShown(undefined);
      }}
    />
  );
};
