import { RecordLog } from 'shared/activity-log';
import { Link } from 'shared/ui/link';
import { Typography } from 'shared/ui/typography';
import { pages } from '../pages.tsx';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import { SubscriptionPage } from '../subscription-page-model/subscription-page.tsx';
import { activityLogTexts as texts } from './texts.ts';

/** Who viewed or changed what of a subscription. Orders are left out: the order history has them. */
export const ActivityLog = () => (
  <SubscriptionPage page={pages.orderHistory} title={() => texts.title}>
    {(_, ids) => (
      <RecordLog
        of={{ subscriptionId: ids.subscriptionId, withoutOrders: true }}
        queryKey={subscriptionKey(ids)}
      >
        <Typography>
          {texts.intro} <Link href={pages.orderHistory.href(ids)}>{texts.history}</Link>.
        </Typography>
      </RecordLog>
    )}
  </SubscriptionPage>
);
