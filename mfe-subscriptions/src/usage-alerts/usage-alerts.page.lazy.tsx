import { useEffect, useRef, type ComponentType } from 'react';
import type { Subscription } from 'shared/contracts/subscription';
import { MAX_ALERTS, type UsageAlerts } from 'shared/contracts/usage-alert';
import { EmptyState } from 'shared/ui/empty-state';
import { Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { AlertCard } from './alert-card.tsx';
import { usageAlertsTexts as texts } from './texts.ts';
import { UsageAlertsPage } from './usage-alerts-page.tsx';

/** Who is told when usage comes to a limit, and what is barred then. */
export const Page: ComponentType = () => (
  <UsageAlertsPage
    page={pages.usageAlerts}
    back={ids => ({ href: pages.usage.href(ids), label: texts.back })}
  >
    {(given, ids, of) => <Alerts given={given} ids={ids} of={of} />}
  </UsageAlertsPage>
);

interface AlertsProps {
  readonly given: UsageAlerts;
  readonly ids: SubscriptionIds;
  readonly of: Subscription;
}

const Alerts = ({ given: { alerts, metrics }, ids, of }: AlertsProps) => {
  const intro = useFocusWhenFewer(alerts.length);
  const canCreate = of.status !== 'Cancelled' && metrics.length > 0;
  return (
    <Stack gap={5}>
      <Typography ref={intro} tabIndex={-1} tone="muted">
        {canCreate || alerts.length > 0 ? texts.intro : texts.nothing}
      </Typography>
      {canCreate && alerts.length < MAX_ALERTS ? (
        <div>
          <LinkButton icon="plus" href={pages.newUsageAlert.href(ids)}>
            {texts.create}
          </LinkButton>
        </div>
      ) : null}
      {alerts.length >= MAX_ALERTS ? <Typography>{texts.limit}</Typography> : null}
      {canCreate && alerts.length === 0 ? <EmptyState icon="bell">{texts.none}</EmptyState> : null}
      {alerts.map(alert => (
        <AlertCard key={alert.id} alert={alert} ids={ids} />
      ))}
    </Stack>
  );
};

/** Gives focus a place when what it stood on is gone with its card. */
const useFocusWhenFewer = (count: number) => {
  const element = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) element.current?.focus();
    before.current = count;
  }, [count]);
  return element;
};
