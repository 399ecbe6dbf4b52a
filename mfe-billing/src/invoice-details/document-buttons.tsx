import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { DownloadButton } from 'shared/download';
import { useHttp } from 'shared/http';
import { useSearchParams } from 'shared/router';
import { documentFile } from '../billing-item.queries.ts';
import styles from './invoice.module.css';
import { texts } from './texts.ts';

const words = texts.documents;

/** Query parameter of an item's address that downloads its PDF at once: `faktura/bi-1?hent=pdf`. */
const requestedFile = 'hent';

interface DocumentButtonsProps {
  readonly customerId: string;
  readonly item: BillingItemDetails;
}

/** Download buttons for the item's files: to print, to calculate with, to book. Rendered only when there are files. */
export const DocumentButtons = ({ customerId, item }: DocumentButtonsProps) => {
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const requestedFormat = search.get(requestedFile) === 'pdf' ? 'Pdf' : undefined;
  // Only once: a reload or going back does not download again.
  const forget = () => {
    setSearch(
      now => {
        now.delete(requestedFile);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const documents = item.documents.filter(({ format }) => format !== 'Unknown');
  if (documents.length === 0) return null;
  return (
    <div role="group" aria-label={words.label} className={styles.documents}>
      {documents.map(document => (
        <DownloadButton
          key={document.documentId}
          fetch={() => documentFile(http, customerId, item.billingItemId, document.documentId)}
          defaultName={document.fileName}
          onAsked={requestedFormat === document.format ? forget : undefined}
        >
          {words.fetch[document.format]}
        </DownloadButton>
      ))}
    </div>
  );
};
