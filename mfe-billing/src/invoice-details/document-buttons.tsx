import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { DownloadButton } from 'shared/download';
import { useHttp } from 'shared/http';
import { documentFile } from '../billing-item.queries.ts';
import styles from './invoice.module.css';
import { texts } from './texts.ts';

const words = texts.documents;

interface DocumentButtonsProps {
  readonly customerId: string;
  readonly item: BillingItemDetails;
}

/** The item as files: to print, to calculate with, to book. Left out where it has none. */
export const DocumentButtons = ({ customerId, item }: DocumentButtonsProps) => {
  const http = useHttp();
  const documents = item.documents.filter(({ format }) => format !== 'Unknown');
  if (documents.length === 0) return null;
  return (
    <div role="group" aria-label={words.label} className={styles.documents}>
      {documents.map(document => (
        <DownloadButton
          key={document.documentId}
          fetch={() => documentFile(http, customerId, item.billingItemId, document.documentId)}
          usualName={document.fileName}
        >
          {words.fetch[document.format]}
        </DownloadButton>
      ))}
    </div>
  );
};
