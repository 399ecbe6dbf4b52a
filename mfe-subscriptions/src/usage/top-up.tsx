import type { TopUps } from 'shared/contracts/usage';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card } from 'shared/ui/card';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import { reasonTexts } from '../subscription-page-model/notice-texts.ts';
import { topUpTexts as texts } from './texts.ts';
import { TopUpOrder } from './top-up-order.tsx';
import { topUpsRead } from './usage.queries.ts';

interface TopUpProps {
  readonly ids: SubscriptionIds;
}

const Active = ({ active }: Pick<TopUps, 'active'>) =>
  active.length === 0 ? null : (
    <>
      <Typography weight="bold">{texts.active}</Typography>
      <ul>
        {active.map(({ orderId, name, quantity }) => (
          <li key={orderId}>{texts.activeLine(name, quantity)}</li>
        ))}
      </ul>
    </>
  );

const Offerings = ({ ids, offerings, active }: TopUpProps & TopUps) => {
  const { isUser } = useCurrentCustomer().customer;
  const { allowed, reason } = useAllowedAction(ids, isUser ? undefined : 'TopUp');
  if (offerings.length === 0) return <Typography tone="muted">{texts.none}</Typography>;
  if (isUser) return <Typography tone="muted">{texts.onlyAdministrators}</Typography>;
  if (reason !== undefined)
    return <Typography tone="muted">{texts.notAllowed(reasonTexts[reason])}</Typography>;
  return allowed === true ? <TopUpOrder {...{ ids, offerings, active }} /> : null;
};

/** Extra data for the current period: what was bought, and what administrators can buy (CTRL-017). */
export const TopUp = ({ ids }: TopUpProps) => {
  const query = useQuery(topUpsRead(useHttp(), ids));
  return (
    <div data-print={query.data?.active.length === 0 ? 'none' : undefined}>
      <Card title={texts.title}>
        <QueryView query={query} title={texts.failed}>
          {({ active, offerings }) => (
            <>
              <Active active={active} />
              <div data-print="none">
                <Offerings {...{ ids, offerings, active }} />
              </div>
            </>
          )}
        </QueryView>
      </Card>
    </div>
  );
};
