import type { ComponentType } from 'react';
import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { useHttp } from 'shared/http';
import { BackToList } from 'shared/list/back-to-list';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { Stack } from 'shared/ui/layout';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { QueryView } from 'shared/ui/query-view';
import { Tag } from 'shared/ui/tag';
import { pages } from '../pages.tsx';
import { MissingSubscription } from '../subscription-page-model/missing-subscription.tsx';
import { SubscriptionNotices } from '../subscription-page-model/subscription-notices.tsx';
import { statusTag } from '../subscription-model/subscription-labels.ts';
import { userName } from '../subscription-model/subscription-names.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';
import { AfterLoss } from './after-loss.tsx';
import { DataUsage } from './data-usage.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';
import { addressText } from './subscription-facts.ts';
import { SubscriptionLinks } from './subscription-links.tsx';
import { detailsTexts as texts } from './texts.ts';

const numberOf = ({ telephoneNumber, circuitId }: Subscription) =>
  subscriptionNumber({ telephoneNumber: telephoneNumber?.localNumber, circuitId });

/** What distinguishes it from others with the same title: the address, for a fixed line without a user. */
const identityOf = (of: Subscription): string | undefined =>
  [numberOf(of), userName(of) ? of.name : addressText(of.installationAddress)].filter(Boolean).join(' · ') ||
  undefined;

/** One subscription: the product, its user and what it includes (NAV-013, SUB-023). */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const { subscriptionId = '' } = useParams();
  const query = useQuery(subscriptionQueries(useHttp()).details({ customerId: customer.id, subscriptionId }));
  const shown = query.data?.subscription;
  usePageTitle(shown && [userName(shown) ?? shown.name, numberOf(shown)].filter(Boolean).join(', '));
  const back = (
    <BackToList
      href={customerHref(customer.id, areaPaths.subscriptions)}
      label={texts.back}
      id={subscriptionId}
      hrefOf={id => pages.details.href({ customerId: customer.id, subscriptionId: id })}
    />
  );

  const status = shown && statusTag(shown);
  return (
    <>
      <PageHeader
        back={back}
        title={shown ? (userName(shown) ?? shown.name) : texts.titleWithoutUser}
        help={shown && identityOf(shown)}
        tag={status && <Tag tone={status.tone}>{status.label}</Tag>}
        actions={shown && <SubscriptionLinks subscription={shown} />}
      />
      {shown ? <SubscriptionNotices page={pages.details} /> : null}
      <QueryView
        query={query}
        title={texts.failed}
        nextStep={<MissingSubscription customerId={customer.id} subscriptionId={subscriptionId} />}
      >
        {({ subscription }) => (
          <Stack gap={5}>
            <AfterLoss subscription={subscription} />
            <DataUsage subscription={subscription} />
            <SubscriptionActions subscription={subscription} />
            <SubscriptionDetails subscription={subscription} />
          </Stack>
        )}
      </QueryView>
    </>
  );
};
