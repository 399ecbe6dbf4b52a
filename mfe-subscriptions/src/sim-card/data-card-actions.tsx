import { useLeaving } from 'shared/form';
import { Cluster } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { dataCardTexts } from '../data-card-model/texts.ts';
import type { KnownDataCard } from '../data-card-model/use-data-cards.ts';
import { pages } from '../pages.tsx';
import { reasonTexts } from '../subscription-page-model/notice-texts.ts';
import { OrderButton } from '../order-form-model/order-button.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import { dataCardActionTexts as texts } from './texts.ts';

interface DataCardActionsProps {
  readonly ids: SubscriptionIds;
  readonly dataCard: KnownDataCard;
}

/** Buttons to switch or remove a data card (SIM-030, SIM-034); the reason when neither is allowed. */
export const DataCardActions = ({ ids, dataCard: { card, product } }: DataCardActionsProps) => {
  const { leave } = useLeaving(false);
  const { allowed, reason } = useAllowedAction(ids, 'DataCards');
  if (allowed === undefined) return null;
  if (reason !== undefined) return <Typography tone="muted">{reasonTexts[reason]}</Typography>;
  const { icc } = card;
  return (
    <Cluster>
      {product ? (
        <LinkButton
          variant="secondary"
          size="small"
          href={`${pages.switchDataCard.href({ ...ids, simcardProductCode: product.simcardProductCode })}?kort=${encodeURIComponent(icc)}`}
        >
          {texts.switch}
        </LinkButton>
      ) : null}
      <OrderButton
        ids={ids}
        method="DELETE"
        endpoint={`sims/datacards/${encodeURIComponent(icc)}`}
        label={texts.remove}
        about={icc}
        question={texts.question(product?.name ?? dataCardTexts.heading)}
        confirmLabel={texts.confirm}
        placed={texts.placed}
        onPlaced={() => {
          leave(pages.simCards.href(ids));
        }}
      />
    </Cluster>
  );
};
