import type { ComponentType } from 'react';
import { links } from 'shared/remote/links';
import { Navigate, useLocation, useSearchParams } from 'shared/router';
import { Card } from 'shared/ui/card';
import { EmptyState } from 'shared/ui/empty-state';
import { Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { esimView } from '../sim-model/esim.ts';
import { EsimTag } from '../sim-model/esim-tag.tsx';
import { SubscriptionNotices } from '../subscription-page-model/subscription-notices.tsx';
import { pages } from '../pages.tsx';
import { SimCardFacts } from '../sim-model/sim-card-facts.tsx';
import { simCardsByRank } from '../sim-model/sim-cards-by-rank.ts';
import { dataCardTerms } from '../data-card-model/data-card-terms.ts';
import { useDataCards } from '../data-card-model/use-data-cards.ts';
import { SimLoadFailure } from '../sim-model/sim-load-failure.tsx';
import { simCardTexts } from '../sim-model/sim-texts.ts';
import { subscriptionHelp } from '../subscription-model/subscription-names.ts';
import { useChangesSims } from '../sim-model/use-changes-sims.ts';
import { useSimCards } from '../sim-model/use-sim-cards.ts';
import styles from './sim-cards.module.css';
import { DataCardOfferings } from './data-card-offerings.tsx';
import { simCardsTexts as texts } from './texts.ts';

/** Query that opens a part of the main SIM card: `simkort?vis=puk`. */
const ASKED = { name: 'vis', puk: 'puk', esim: 'e-sim' } as const;

/** The SIM cards of a subscription, each with a link to its actions (NAV-016, SIM-001, SIM-004). */
export const Page: ComponentType = () => {
  const { address, subscription, esim } = useSimCards();
  const dataCards = useDataCards(address);
  const { link, linkOf } = useChangesSims(address) ? texts.administer : texts.see;
  const { data } = subscription;
  const cards = simCardsByRank(data?.subscription.simCards ?? []);
  const [search] = useSearchParams();
  const requested = search.get(ASKED.name);
  // Keyed by visit: following the link again shows a code that was hidden meanwhile.
  const { key: visit } = useLocation();
  const main = cards.find(({ isMain }) => isMain);
  if (requested === ASKED.esim && main)
    return <Navigate to={pages.switchToEsim.href({ ...address, simCardNumber: main.number })} replace />;
  return (
    <>
      <PageHeader
        backTo={{ href: links.subscription.href(address.customerId, address), label: texts.back }}
        title={texts.title}
        help={data && subscriptionHelp(data.subscription)}
      />
      <SubscriptionNotices page={pages.simCards} />
      <Stack gap={5}>
        <SimLoadFailure query={subscription.error ? subscription : esim} />
        {subscription.isPending ? <Skeleton shape="card" /> : null}
        {data && cards.length === 0 ? <EmptyState icon="sim">{texts.none}</EmptyState> : null}
        <div className={styles.cards}>
          {cards.map(card => (
            <Card
              key={`${card.number} ${visit}`}
              title={card.name || simCardTexts.unnamed}
              actions={card.isMain ? <Tag tone="accent">{simCardTexts.mainSim}</Tag> : undefined}
            >
              <SimCardFacts
                simCard={card}
                isPukShown={card.isMain && requested === ASKED.puk}
                more={
                  card.isMain && esim.data !== undefined
                    ? [{ term: texts.esim, value: <EsimTag esim={esimView(esim.data)} /> }]
                    : dataCardTerms(dataCards.cardOf(card.number))
                }
              />
              <Link
                variant="standalone"
                href={pages.simCard.href({ ...address, simCardNumber: card.number })}
                aria-label={linkOf(card.number)}
              >
                {link}
              </Link>
            </Card>
          ))}
        </div>
        {data ? (
          <div className={styles.add}>
            <DataCardOfferings ids={address} query={dataCards.query} />
          </div>
        ) : null}
      </Stack>
    </>
  );
};
