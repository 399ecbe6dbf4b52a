import { useState } from 'react';
import { ifMatch } from '../contracts/if-match.ts';
import { usageAlertDeletedAnswer, type UsageAlert } from '../contracts/usage-alert.ts';
import { barringLabels } from '../format/barring-labels.ts';
import { formatDateTime } from '../format/date.ts';
import { formatPhoneNumber } from '../format/phone.ts';
import { bulkJobLink } from '../remote/bulk-job-link.ts';
import { links } from '../remote/links.ts';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { useWrite } from 'shared/write';
import { alertPath, limitIn, type AlertPlace } from './alert-place.ts';
import { alertFormTexts, alertTexts as texts, barringResultTexts } from './texts.ts';

/** Deletes an alert after confirmation. */
export const useDeleteAlertWrite = (place: AlertPlace) => {
  const toasts = useToasts();
  const [askedId, ask] = useState<string>();
  const write = useWrite({
    send: (http, { id, version }: UsageAlert) =>
      http.request({
        method: 'DELETE',
        path: alertPath(place, id),
        query: { customerId: place.customerId },
        headers: ifMatch(version),
        schema: usageAlertDeletedAnswer,
      }),
    stale: [place.key],
    expected: ['NotFound', 'StaleVersion'],
    onRefused: (code, message) => {
      ask(undefined);
      toasts.show({ variant: 'WARNING', title: code === 'NotFound' ? alertFormTexts.gone : message });
    },
    onDone: () => {
      ask(undefined);
      toasts.show({ variant: 'SUCCESS', title: texts.deleted });
    },
  });
  return { askedId, ask, write };
};

export interface AlertCardProps {
  readonly place: AlertPlace;
  readonly alert: UsageAlert;
  readonly canEdit: boolean;
  readonly deletion: ReturnType<typeof useDeleteAlertWrite>;
}

/** One alert: recipients, barring, and when it was last sent. */
export const AlertCard = ({ place, alert, canEdit, deletion }: AlertCardProps) => {
  const limit = limitIn(place, alert);
  const { barring, lastFired } = alert;
  const facts = [
    { term: texts.recipients, value: alert.recipients.map(formatPhoneNumber).join(', ') },
    { term: texts.barring, value: barring && barring !== 'Unknown' ? barringLabels[barring] : null },
    { term: texts.setBy, value: alert.setByName },
    {
      term: texts.lastFired,
      value: lastFired === null ? texts.never : <LastFired fired={lastFired} customerId={place.customerId} />,
    },
  ];
  return (
    <Card title={limit}>
      <Stack>
        <DescriptionList items={facts} />
        <Cluster>
          {canEdit ? (
            <LinkButton
              variant="secondary"
              size="small"
              href={place.hrefs.edit(alert.id)}
              aria-label={`${texts.edit}: ${limit}`}
            >
              {texts.edit}
            </LinkButton>
          ) : null}
          <DeleteAlert place={place} alert={alert} deletion={deletion} />
        </Cluster>
      </Stack>
    </Card>
  );
};

interface LastFiredProps {
  readonly fired: NonNullable<UsageAlert['lastFired']>;
  readonly customerId: string;
}

const LastFired = ({ fired, customerId }: LastFiredProps) => {
  const { at, barringResult, orderId, jobIds, subscriptionCount } = fired;
  return (
    <>
      {formatDateTime(at)}
      {subscriptionCount === null ? '' : `, ${texts.subscriptions(subscriptionCount)}`}
      {barringResult === null ? '' : `. ${barringResultTexts[barringResult]} `}
      {orderId === null ? null : (
        <Link href={links.order.href(customerId, { orderId })}>{texts.order(orderId)}</Link>
      )}
      <Cluster>
        {jobIds.map(jobId => (
          <Link key={jobId} href={bulkJobLink.href(customerId, { jobId })}>
            {texts.job(jobId)}
          </Link>
        ))}
      </Cluster>
    </>
  );
};

const DeleteAlert = ({
  place,
  alert,
  deletion: { askedId, ask, write },
}: Omit<AlertCardProps, 'canEdit'>) => {
  const limit = limitIn(place, alert);
  return (
    <>
      <Button
        variant="destructive-secondary"
        size="small"
        aria-label={`${texts.delete}: ${limit}`}
        onPress={() => {
          ask(alert.id);
        }}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={askedId === alert.id}
        title={texts.question}
        confirmLabel={texts.confirm}
        tone="destructive"
        isPending={write.isPending}
        onConfirm={() => {
          write.submit(alert);
        }}
        onCancel={() => {
          ask(undefined);
        }}
      >
        {texts.consequence(limit)}
      </ConfirmDialog>
    </>
  );
};
