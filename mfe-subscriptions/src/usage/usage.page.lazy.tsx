import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { formatDateTime, formatMonth } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { keepPreviousData, useQuery } from 'shared/query';
import { useSearchParams } from 'shared/router';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView } from 'shared/ui/query-view';
import { Select } from 'shared/ui/select';
import { Typography } from 'shared/ui/typography';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { SubscriptionPage } from '../subscription-page-model/subscription-page.tsx';
import { UsageDownload } from './usage-download.tsx';
import { usageTexts as texts } from './texts.ts';
import { TopUp } from './top-up.tsx';
import { UsageDetails } from './usage-details.tsx';
import styles from './usage.module.css';
import { usageRead } from './usage.queries.ts';

/** The month in the address; undefined, for the current period, when it is invalid. */
const periodIn = (period: string | null): string | undefined =>
  period !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(period) ? period : undefined;

const Content = ({ ids }: { readonly ids: SubscriptionIds }) => {
  const { isUser } = useCurrentCustomer().customer;
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search.get('periode'));
  const query = useQuery({
    ...usageRead(period)(useHttp(), ids),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={5}>
      <QueryView query={query} title={texts.failed}>
        {usage => (
          <Stack gap={5}>
            <div className={styles.head}>
              <Select
                label={texts.period}
                value={period ?? usage.period}
                options={usage.periods.map(value => ({ value, label: formatMonth(`${value}-01`) }))}
                onChange={({ target: { value } }) => {
                  setSearch(value === usage.periods[0] ? {} : { periode: value });
                }}
              />
              <Cluster>
                {isUser ? null : (
                  <LinkButton variant="secondary" icon="bell" href={pages.usageAlerts.href(ids)}>
                    {texts.alerts}
                  </LinkButton>
                )}
                <UsageDownload ids={ids} period={usage.period} />
              </Cluster>
            </div>
            <Typography tone="muted">
              {`${texts.updated(formatDateTime(usage.updatedAt))}. ${texts.delay}`}
            </Typography>
            <UsageDetails usage={usage} />
          </Stack>
        )}
      </QueryView>
      {/* The period selection is part of what failed to load, so it is shown here. */}
      {query.isError && query.data === undefined && period !== undefined ? (
        <Link variant="standalone" href={pages.usage.href(ids)}>
          {texts.running}
        </Link>
      ) : null}
      {/* After the usage, whose length varies: rendered earlier it would shift. */}
      {query.isPending ? null : <TopUp ids={ids} />}
    </Stack>
  );
};

/** Usage of a subscription, and top-ups (NAV-027, CTRL-016, CTRL-017). */
export const Page: ComponentType = () => (
  <SubscriptionPage page={pages.usage}>{(_of, ids) => <Content ids={ids} />}</SubscriptionPage>
);
