import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { Link } from 'shared/ui/link';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { SubscriptionNotices } from '../subscription-notices.tsx';
import { statusTag } from '../subscription-labels.ts';
import { subscriptionNumber, userName } from '../subscription-names.ts';
import { subscriptionQueries } from '../subscription.queries.ts';
import { SubscriptionDetails } from './subscription-details.tsx';
import { SubscriptionLinks } from './subscription-links.tsx';
import { detailsTexts as texts } from './texts.ts';

/** One subscription: what it is, who uses it and what it holds (NAV-013, SUB-023). */
export const SubscriptionPage = () => {
  const { customer } = useCurrentCustomer();
  const { subscriptionId = '' } = useParams();
  const query = useQuery(subscriptionQueries(useHttp()).details({ customerId: customer.id, subscriptionId }));
  const back = (
    <Link variant="standalone" href={customerHref(customer.id, areaPaths.subscriptions)}>
      {texts.back}
    </Link>
  );

  if (query.data) {
    const { subscription } = query.data;
    const { label, tone } = statusTag(subscription);
    const number = subscriptionNumber({
      telephoneNumber: subscription.telephoneNumber?.localNumber,
      circuitId: subscription.circuitId,
    });
    return (
      <>
        <PageHeader
          back={back}
          title={userName(subscription) ?? subscription.name}
          help={[number, subscription.name].filter(Boolean).join(' · ')}
          tag={<Tag tone={tone}>{label}</Tag>}
          actions={<SubscriptionLinks subscription={subscription} />}
        />
        <SubscriptionNotices page="details" />
        <SubscriptionDetails subscription={subscription} />
      </>
    );
  }
  return (
    <>
      <PageHeader back={back} title={texts.titleWithoutUser} />
      {query.error === null ? (
        <Skeleton shape="card" />
      ) : (
        <LoadFailure
          error={query.error}
          title={texts.failed}
          isRetrying={query.isFetching}
          onRetry={() => {
            void query.refetch();
          }}
        />
      )}
    </>
  );
};
