import { AttentionBox } from 'shared/ui/attention-box';
import { LinkButton } from 'shared/ui/link-button';
import { simCardsHref } from './sim-addresses.ts';
import { simFailureTexts as texts } from './sim-texts.ts';

interface UnknownSimCardProps {
  readonly address: Parameters<typeof simCardsHref>[0] & { readonly simCardNumber: string };
}

/** The number in the address is not, or no longer, one of the subscription's: leads to those that are (SIM-013). */
export const UnknownSimCard = ({ address }: UnknownSimCardProps) => (
  <AttentionBox
    variant="warning"
    title={texts.unknownNumber(address.simCardNumber)}
    action={
      <LinkButton variant="secondary" href={simCardsHref(address)}>
        {texts.toSimCards}
      </LinkButton>
    }
    isAnnounced
  />
);
