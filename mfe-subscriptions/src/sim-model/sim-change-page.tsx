import type { ReactNode } from 'react';
import type { SimCard } from 'shared/contracts/subscription';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { SubscriptionNotices } from '../subscription-page-model/subscription-notices.tsx';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { SimLoadFailure } from './sim-load-failure.tsx';
import { simChangeTexts as texts } from './sim-texts.ts';
import { subscriptionHelp } from '../subscription-model/subscription-names.ts';
import { UnknownSimCard } from './unknown-sim-card.tsx';
import { useSimCards } from './use-sim-cards.ts';

interface SimChangePageProps {
  readonly page: Omit<Page, 'href'>;
  /** When the title differs from that in the page's declaration. */
  readonly title?: string | undefined;
  /** The form for the main SIM card; `isAllowed` is whether the action is allowed now. */
  readonly children: (simCard: SimCard, isAllowed: boolean) => ReactNode;
}

/**
 * Layout of a page that changes a SIM card: shows what prevents the change (SUB-047, SUB-054), and an unknown card
 * (SIM-013). The API calls are for the main card only.
 */
export const SimChangePage = ({ page, title, children }: SimChangePageProps) => {
  const { address, subscription, management } = useSimCards();
  const { simCards } = subscription.data?.subscription ?? {};
  const simCard = simCards?.find(({ number }) => number === address.simCardNumber);
  return (
    <>
      <PageHeader
        backTo={{ href: pages.simCard.href(address), label: texts.back }}
        title={title ?? page.title}
        help={subscription.data && subscriptionHelp(subscription.data.subscription)}
      />
      <SubscriptionNotices page={page} />
      <SimLoadFailure query={subscription} />
      {subscription.isPending || management.query.isPending ? <Skeleton shape="card" /> : null}
      {simCards && !simCard ? <UnknownSimCard address={address} /> : null}
      {simCard?.isMain === false ? <AttentionBox>{texts.onlyMain}</AttentionBox> : null}
      {simCard?.isMain && management.allowed !== undefined ? children(simCard, management.allowed) : null}
    </>
  );
};
