import { MOST_DOCUMENTS } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { DownloadButton } from 'shared/download';
import { useHttp } from 'shared/http';
import { areaPaths, customerHref } from 'shared/remote/links';
import { Cluster } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { periodFile } from '../billing-item.queries.ts';
import { daysOf } from './days-of.ts';
import { texts } from './texts.ts';

interface MonthFilesProps {
  readonly month: string;
  /** Number of items issued in the month. */
  readonly itemCount: number;
}

/**
 * A month's items as one download, and as a list; if there are too many for one file, the user selects some in the
 * list.
 */
export const MonthFiles = ({ month, itemCount }: MonthFilesProps) => {
  const http = useHttp();
  const { id: customerId } = useCurrentCustomer().customer;
  const days = daysOf(month);
  const list = `${customerHref(customerId, areaPaths.invoices)}?fra=${days.from}&til=${days.to}`;
  return (
    <Cluster gap={4}>
      {itemCount > MOST_DOCUMENTS ? null : (
        <DownloadButton fetch={() => periodFile(http, customerId, days)} defaultName={texts.fileName(month)}>
          {texts.fetch(month)}
        </DownloadButton>
      )}
      <Link href={list} variant="standalone">
        {texts.list(month)}
      </Link>
    </Cluster>
  );
};
