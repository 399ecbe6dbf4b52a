import { useId, useState } from 'react';
import { BILLING_FILE_ROWS, MOST_DOCUMENTS, type BillingItem } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { DownloadButton } from 'shared/download';
import { useHttp } from 'shared/http';
import { HelperText } from 'shared/ui/helper-text';
import { documentsFile, listFile } from '../billing-item.queries.ts';
import { listQueryOf, type InvoiceValues } from './invoice-params.ts';
import styles from './invoices.module.css';
import { texts } from './texts.ts';

const words = texts.files;

/** Why the selected invoices cannot be downloaded; undefined when they can. */
const whyNot = (count: number): string | undefined => {
  if (count === 0) return words.noneChosen;
  return count > MOST_DOCUMENTS ? words.tooMany(count, MOST_DOCUMENTS) : undefined;
};

/** Downloads the selected invoices as one archive. Shows a message when none or too many are selected. */
export const FetchDocuments = ({ chosen }: { readonly chosen: readonly BillingItem[] }) => {
  const http = useHttp();
  const { id: customerId } = useCurrentCustomer().customer;
  const [wasPressed, setPressed] = useState(false);
  const reasonId = useId();
  const reason = whyNot(chosen.length);
  const shown = wasPressed ? reason : undefined;
  return (
    <div className={styles.file}>
      <DownloadButton
        fetch={() =>
          documentsFile(
            http,
            customerId,
            chosen.map(({ billingItemId }) => billingItemId),
          )
        }
        defaultName={words.zipName}
        mayFetch={() => {
          setPressed(true);
          return reason === undefined;
        }}
        {...(shown !== undefined && { 'aria-describedby': reasonId })}
      >
        {words.zip}
      </DownloadButton>
      {shown === undefined ? null : (
        <div role="alert" id={reasonId}>
          <HelperText variant="error">{shown}</HelperText>
        </div>
      )}
    </div>
  );
};

interface FetchListProps {
  readonly values: InvoiceValues;
  /** Number of matching rows. */
  readonly count: number;
}

/** Downloads all pages that match the filters. */
export const FetchList = ({ values, count }: FetchListProps) => {
  const http = useHttp();
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <div className={styles.file}>
      <DownloadButton
        fetch={() => listFile(http, customerId, listQueryOf(values))}
        defaultName={words.csvName}
      >
        {words.csv}
      </DownloadButton>
      {count > BILLING_FILE_ROWS ? <HelperText>{words.cut(BILLING_FILE_ROWS)}</HelperText> : null}
    </div>
  );
};
