import { AttentionBox } from 'shared/ui/attention-box';
import { LinkButton } from 'shared/ui/link-button';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { pages } from '../pages.tsx';
import { simFailureTexts as texts } from './sim-texts.ts';

interface UnknownSimCardProps {
  readonly address: SubscriptionIds & { readonly simCardNumber: string };
}

/** The number in the address does not, or no longer, belong to the subscription: links to those that do (SIM-013). */
export const UnknownSimCard = ({ address }: UnknownSimCardProps) => (
  <AttentionBox
    variant="warning"
    title={texts.unknownNumber(address.simCardNumber)}
    action={
      <LinkButton variant="secondary" href={pages.simCards.href(address)}>
        {texts.toSimCards}
      </LinkButton>
    }
    isAnnounced
  />
);
