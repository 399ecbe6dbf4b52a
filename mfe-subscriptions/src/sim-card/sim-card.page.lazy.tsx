import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { SubscriptionNotices } from '../subscription-notices.tsx';
import { simCardHref, simCardsHref } from '../sim-addresses.ts';
import { SimLoadFailure } from '../sim-load-failure.tsx';
import { simCardTexts } from '../sim-texts.ts';
import { subscriptionHelp } from '../subscription-names.ts';
import { UnknownSimCard } from '../unknown-sim-card.tsx';
import { useSimCards } from '../use-sim-cards.ts';
import { simCardActions } from './sim-card-actions.ts';
import { SimCardDetails } from './sim-card-details.tsx';
import styles from './sim-card.module.css';
import { simCardPageTexts as texts } from './texts.ts';

/** One SIM card of a subscription (NAV-019). The number in the address has to be one of the subscription's (C-48). */
export const SimCardPage = () => {
  const { address, subscription, esim, management } = useSimCards();
  const { simCards } = subscription.data?.subscription ?? {};
  const simCard = simCards?.find(({ number }) => number === address.simCardNumber);
  return (
    <>
      <PageHeader
        back={
          <Link variant="standalone" href={simCardsHref(address)}>
            {texts.back}
          </Link>
        }
        title={texts.title}
        help={subscription.data && subscriptionHelp(subscription.data.subscription)}
        tag={simCard?.isMain ? <Tag tone="accent">{simCardTexts.mainSim}</Tag> : undefined}
      />
      <SubscriptionNotices page="simCard" />
      <SimLoadFailure query={subscription} />
      {subscription.isPending ? <Skeleton shape="card" /> : null}
      {simCard ? <SimCardDetails simCard={simCard} esim={esim} /> : null}
      {simCard?.isMain && esim.data !== undefined ? (
        <div className={styles.actions}>
          {simCardActions({
            isAllowed: management.allowed === true,
            hasEsim: esim.data !== null,
          }).map(({ label, page }) => (
            <LinkButton key={page} variant="secondary" href={simCardHref(address, page)}>
              {label}
            </LinkButton>
          ))}
        </div>
      ) : null}
      {simCards && !simCard ? <UnknownSimCard address={address} /> : null}
    </>
  );
};
