import type { Esim } from 'shared/contracts/sim-card';
import type { Subscription } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import { useCurrentCustomer } from 'shared/customers';
import { daysLeft, newPeriodText } from 'shared/format/days-left';
import { formatPhoneNumber } from 'shared/format/phone';
import { subscriptionStatusText } from 'shared/format/subscription-labels';
import { links } from 'shared/remote/links';
import { useToday } from 'shared/today';
import { CopyButton } from 'shared/ui/copy-button';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { UsageCategories } from 'shared/usage';
import styles from './own.module.css';
import { PukCode } from './puk-code.tsx';
import { ownTexts as texts } from './texts.ts';

interface OwnSubscriptionProps {
  readonly subscription: Subscription;
  /** Null when there is none; undefined when it could not be loaded. */
  readonly esim: Esim | null | undefined;
}

const simText = (esim: OwnSubscriptionProps['esim']): string => {
  if (esim === undefined) return texts.simUnknown;
  return esim ? texts.esim[esim.status] : texts.plastic;
};

/** What its user looks for: how much is left, the number, the codes, and what to do when it is lost. */
export const OwnSubscription = ({ subscription, esim }: OwnSubscriptionProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { id: subscriptionId, category, status, dataUsage = [], simCards } = subscription;
  const today = useToday();
  const ids = { subscriptionId };
  const href = links.subscription.href(customerId, ids);
  const isPhone = subscriptionType(category) === 'MOBILE';
  const hasSim = simCards.length > 0;
  return (
    <Stack gap={5}>
      <div className={styles.pair}>
        {dataUsage.length === 0 ? null : (
          <Stack gap={2}>
            <UsageCategories categories={dataUsage} />
            <Typography look="small" tone="muted">
              {newPeriodText(daysLeft(today))}
            </Typography>
          </Stack>
        )}
        <Facts subscription={subscription} esim={esim} />
      </div>
      {status === 'Suspended' ? <Typography>{texts.suspended}</Typography> : null}
      <Cluster gap={4}>
        {hasSim && status === 'Active' ? (
          <LinkButton variant="secondary" href={`${href}/meld-tabt`}>
            {isPhone ? texts.reportLoss.MOBILE : texts.reportLoss.other}
          </LinkButton>
        ) : null}
        <Link href={links.usage.href(customerId, ids)}>{texts.usage}</Link>
        <Link href={href}>{texts.details}</Link>
      </Cluster>
    </Stack>
  );
};

const Facts = ({ subscription, esim }: OwnSubscriptionProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { id: subscriptionId, telephoneNumber, name, simCards } = subscription;
  const number = telephoneNumber?.localNumber;
  const main = simCards.find(({ isMain }) => isMain);
  return (
    <DescriptionList
      items={[
        {
          term: texts.number,
          value: number ? (
            <Cluster gap={1}>
              <span>{formatPhoneNumber(number)}</span>
              <CopyButton value={number} what={texts.number} />
            </Cluster>
          ) : undefined,
        },
        { term: texts.product, value: name },
        { term: texts.status, value: subscriptionStatusText(subscription) },
        {
          term: texts.sim,
          value: main ? (
            <Cluster>
              <span>{simText(esim)}</span>
              {esim?.qrCodeContent ? (
                <Link
                  href={`${links.subscription.href(customerId, { subscriptionId })}/simkort/administrer-simkort/${main.number}`}
                >
                  {texts.install}
                </Link>
              ) : null}
            </Cluster>
          ) : undefined,
        },
        {
          term: texts.puk,
          value: main ? <PukCode customerId={customerId} subscriptionId={subscriptionId} /> : undefined,
        },
      ]}
    />
  );
};
