import { useState } from 'react';
import type { EsimLink } from 'shared/contracts/esim-link';
import { formatDateTime } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { DescriptionList } from 'shared/ui/description-list';
import { Stack } from 'shared/ui/layout';
import { useWrite } from 'shared/write';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { useFocusAfter } from '../subscription-page-model/use-focus-after.ts';
import { withdrawEsimLink } from './esim-links.queries.ts';
import { esimLinkStateTexts, esimLinkTexts as texts } from './texts.ts';

interface SentLinkProps {
  readonly ids: SubscriptionIds;
  readonly link: EsimLink;
}

const stateText = ({ state, expiresAt, shownAt, isUndeliverable }: EsimLink): string => {
  if (isUndeliverable && state === 'Ready') return texts.undeliverable;
  const shown = shownAt === null ? '' : formatDateTime(shownAt);
  return esimLinkStateTexts[state]({ expires: formatDateTime(expiresAt), shown });
};

/** The recipient of a link and its status. */
export const SentLink = ({ ids, link }: SentLinkProps) => {
  const toasts = useToasts();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const write = useWrite({
    send: (http, linkId: string) => withdrawEsimLink(http, ids, linkId),
    stale: [subscriptionKey(ids)],
    expected: ['SubscriptionActionNotAllowed'],
    onRefused: () => {
      toasts.show({ variant: 'ERROR', title: texts.tooLate });
    },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.withdrawn });
    },
  });
  const canWithdraw = link.state === 'Ready';
  useFocusAfter(hasSubmitted && canWithdraw);
  return (
    <Stack gap={3} align="start">
      <DescriptionList
        items={[
          { term: texts.recipient, value: formatPhoneNumber(link.recipient) },
          { term: texts.sentAt, value: texts.sentBy(formatDateTime(link.sentAt), link.sentByName) },
          { term: texts.state, value: stateText(link) },
        ]}
      />
      {canWithdraw ? (
        <Button
          variant="destructive-secondary"
          size="small"
          isPending={write.isPending}
          onPress={() => {
            setHasSubmitted(true);
            write.submit(link.id);
          }}
        >
          {texts.withdraw}
        </Button>
      ) : null}
    </Stack>
  );
};
