import type { DataCardOffering } from 'shared/contracts/data-card';
import { useToggle } from 'shared/toggles';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { offeringFacts } from '../data-card-model/data-card-facts.ts';
import { dataCardTexts } from '../data-card-model/texts.ts';
import type { useDataCards } from '../data-card-model/use-data-cards.ts';
import { pages } from '../pages.tsx';
import { reasonTexts } from '../subscription-page-model/notice-texts.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import styles from './sim-cards.module.css';
import { simCardsTexts as texts } from './texts.ts';

interface DataCardOfferingsProps {
  readonly ids: SubscriptionIds;
  readonly query: ReturnType<typeof useDataCards>['query'];
}

/** The data cards that can be added, each with a link to order it (SIM-030); the reason when none can be. */
export const DataCardOfferings = ({ ids, query }: DataCardOfferingsProps) => {
  const { allowed, reason } = useAllowedAction(ids, 'DataCards');
  return (
    <QueryView query={query} title={dataCardTexts.failed}>
      {({ offerings }) => {
        const sold = offerings.filter(({ maxCount }) => maxCount > 0);
        if (sold.length === 0 || allowed === undefined) return null;
        return (
          <Stack gap={4}>
            <Typography tag="h2" look="h3">
              {texts.addDataCard}
            </Typography>
            {reason === undefined ? null : <Typography tone="muted">{reasonTexts[reason]}</Typography>}
            {allowed ? <Offerings ids={ids} offerings={sold} /> : null}
          </Stack>
        );
      }}
    </QueryView>
  );
};

interface OfferingsProps {
  readonly ids: SubscriptionIds;
  readonly offerings: readonly DataCardOffering[];
}

const Offerings = ({ ids, offerings }: OfferingsProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  return (
    <>
      {showsPrices ? <Typography tone="muted">{dataCardTexts.prices}</Typography> : null}
      <div className={styles.cards}>
        {offerings.map(offering => {
          const { simcardProductCode, name, description, usedCount, maxCount } = offering;
          return (
            <Card key={simcardProductCode} title={name}>
              <Typography>{description}</Typography>
              <DescriptionList items={offeringFacts(offering, showsPrices)} />
              {usedCount < maxCount ? (
                <LinkButton
                  variant="secondary"
                  href={pages.addDataCard.href({ ...ids, simcardProductCode })}
                  aria-label={texts.addNamed(name)}
                >
                  {texts.add}
                </LinkButton>
              ) : (
                <Typography tone="muted">{dataCardTexts.limit}</Typography>
              )}
            </Card>
          );
        })}
      </div>
    </>
  );
};
