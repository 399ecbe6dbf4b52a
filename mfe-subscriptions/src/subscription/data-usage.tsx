import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { daysLeft, newPeriodText } from 'shared/format/days-left';
import { useToday } from 'shared/today';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { Typography } from 'shared/ui/typography';
import { UsageCategories } from 'shared/usage';
import { pages } from '../pages.tsx';
import { dataUsageTexts as texts } from './texts.ts';

/** The data left in the current period, until the subscription ends: what most users come for. */
export const DataUsage = ({ subscription }: { readonly subscription: Subscription }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const today = useToday();
  const { dataUsage = [], effectiveDate, id: subscriptionId, status } = subscription;
  if (dataUsage.length === 0 || (effectiveDate ?? '') > today || status === 'Cancelled') return null;
  return (
    <Card
      title={texts.title}
      actions={
        <Link variant="standalone" href={pages.usage.href({ customerId, subscriptionId })}>
          {texts.more}
        </Link>
      }
    >
      <UsageCategories categories={dataUsage} />
      <Typography look="small" tone="muted">
        {newPeriodText(daysLeft(today))}
      </Typography>
    </Card>
  );
};
