import type { ComponentType } from 'react';
import { Cluster } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { SubscriptionNotices } from '../subscription-page-model/subscription-notices.tsx';
import { pages } from '../pages.tsx';
import { SimLoadFailure } from '../sim-model/sim-load-failure.tsx';
import { simCardTexts } from '../sim-model/sim-texts.ts';
import { subscriptionHelp } from '../subscription-model/subscription-names.ts';
import { UnknownSimCard } from '../sim-model/unknown-sim-card.tsx';
import { useSimCards } from '../sim-model/use-sim-cards.ts';
import { useDataCards } from '../data-card-model/use-data-cards.ts';
import { DataCardActions } from './data-card-actions.tsx';
import { simCardActions } from './sim-card-actions.ts';
import { SimCardDetails } from './sim-card-details.tsx';
import { simCardPageTexts as texts } from './texts.ts';

/** One SIM card of a subscription (NAV-019). The number in the address must belong to the subscription (C-48). */
export const Page: ComponentType = () => {
  const { address, subscription, esim, management } = useSimCards();
  const dataCards = useDataCards(address);
  const dataCard = dataCards.cardOf(address.simCardNumber);
  const of = subscription.data?.subscription;
  const { simCards } = of ?? {};
  const simCard = simCards?.find(({ number }) => number === address.simCardNumber);
  const actions = simCardActions({
    isAllowed: simCard?.isMain === true && esim.data !== undefined && management.allowed === true,
    hasEsim: esim.data !== null,
  });
  return (
    <>
      <PageHeader
        backTo={{ href: pages.simCards.href(address), label: texts.back }}
        title={texts.title}
        help={subscription.data && subscriptionHelp(subscription.data.subscription)}
        tag={simCard?.isMain ? <Tag tone="accent">{simCardTexts.mainSim}</Tag> : undefined}
      />
      <SubscriptionNotices page={pages.simCard} />
      <SimLoadFailure query={subscription} />
      {subscription.isPending ? <Skeleton shape="card" /> : null}
      {of && simCard ? (
        <SimCardDetails ids={address} of={of} simCard={simCard} esim={esim} dataCard={dataCard}>
          {dataCard ? <DataCardActions ids={address} dataCard={dataCard} /> : null}
          {actions.length > 0 ? (
            <Cluster>
              {actions.map(({ label, page }) => (
                <LinkButton key={page} variant="secondary" href={pages[page].href(address)}>
                  {label}
                </LinkButton>
              ))}
            </Cluster>
          ) : null}
        </SimCardDetails>
      ) : null}
      {simCard && !simCard.isMain ? <SimLoadFailure query={dataCards.query} /> : null}
      {simCards && !simCard ? <UnknownSimCard address={address} /> : null}
    </>
  );
};
