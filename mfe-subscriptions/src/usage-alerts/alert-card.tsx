import { useState } from 'react';
import { usageAlertDeletedAnswer, type UsageAlert } from 'shared/contracts/usage-alert';
import { barringLabels } from 'shared/format/barring-labels';
import { formatDateTime } from 'shared/format/date';
import { formatAlertLimit } from 'shared/format/usage-alert';
import { links } from 'shared/remote/links';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { useWrite } from 'shared/write';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { barringResultTexts, usageAlertsTexts as texts } from './texts.ts';
import { usageAlertsKey, usageAlertsPath } from './usage-alerts.queries.ts';

interface AlertProps {
  readonly alert: UsageAlert;
  readonly ids: SubscriptionIds;
}

/** One alert: whom it tells, what it bars, and when it told last. */
export const AlertCard = ({ alert, ids }: AlertProps) => {
  const limit = formatAlertLimit(alert);
  const { barring, lastFired } = alert;
  const facts = [
    { term: texts.recipients, value: alert.recipients.join(', ') },
    { term: texts.barring, value: barring && barring !== 'Unknown' ? barringLabels[barring] : null },
    { term: texts.setBy, value: alert.setByName },
    {
      term: texts.lastFired,
      value: lastFired === null ? texts.never : <LastFired fired={lastFired} customerId={ids.customerId} />,
    },
  ];
  return (
    <Card title={limit}>
      <Stack>
        <DescriptionList items={facts} />
        <Cluster>
          <LinkButton
            variant="secondary"
            size="small"
            href={pages.usageAlert.href({ ...ids, alertId: alert.id })}
            aria-label={`${texts.edit}: ${limit}`}
          >
            {texts.edit}
          </LinkButton>
          <DeleteAlert alert={alert} ids={ids} />
        </Cluster>
      </Stack>
    </Card>
  );
};

interface LastFiredProps {
  readonly fired: NonNullable<UsageAlert['lastFired']>;
  readonly customerId: string;
}

const LastFired = ({ fired: { at, barringResult, orderId }, customerId }: LastFiredProps) => (
  <>
    {`${formatDateTime(at)}. ${barringResult === null ? '' : barringResultTexts[barringResult]} `}
    {orderId === null ? null : (
      <Link href={links.order.href(customerId, { orderId })}>{texts.order(orderId)}</Link>
    )}
  </>
);

const DeleteAlert = ({ alert, ids }: AlertProps) => {
  const toasts = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const limit = formatAlertLimit(alert);
  const write = useWrite({
    send: (http, alertId: string) =>
      http.request({
        method: 'DELETE',
        path: usageAlertsPath(ids, alertId),
        query: { customerId: ids.customerId },
        schema: usageAlertDeletedAnswer,
      }),
    stale: [usageAlertsKey(ids)],
    onDone: () => {
      setIsAsking(false);
      toasts.show({ variant: 'SUCCESS', title: texts.deleted });
    },
  });
  return (
    <>
      <Button
        variant="destructive-secondary"
        size="small"
        aria-label={`${texts.delete}: ${limit}`}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        tone="destructive"
        isPending={write.isPending}
        onConfirm={() => {
          write.submit(alert.id);
        }}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        {texts.consequence(limit)}
      </ConfirmDialog>
    </>
  );
};
