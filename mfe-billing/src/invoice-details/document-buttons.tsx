import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { useHttp } from 'shared/http';
import { saveFile } from 'shared/http/save-file';
import { useMutation } from 'shared/query';
import { Button } from 'shared/ui/button';
import { documentFile } from '../billing-item.queries.ts';
import styles from './invoice.module.css';
import { texts } from './texts.ts';

const words = texts.documents;

interface DocumentButtonProps {
  readonly customerId: string;
  readonly item: BillingItemDetails;
  readonly document: BillingItemDetails['documents'][number];
}

/** Saves one file of the item. That it failed is said by the shell. */
const DocumentButton = ({ customerId, item, document }: DocumentButtonProps) => {
  const http = useHttp();
  const download = useMutation({
    mutationFn: () => documentFile(http, customerId, item.billingItemId, document.documentId),
    onSuccess: file => {
      saveFile(file, document.fileName);
    },
  });
  return (
    <Button
      variant="secondary"
      icon="download"
      isPending={download.isPending}
      onPress={() => {
        download.mutate();
      }}
    >
      {words.fetch[document.format]}
    </Button>
  );
};

/** The item as files: to print, to calculate with, to book. Left out where it has none. */
export const DocumentButtons = ({ customerId, item }: Omit<DocumentButtonProps, 'document'>) => {
  const documents = item.documents.filter(({ format }) => format !== 'Unknown');
  if (documents.length === 0) return null;
  return (
    <div role="group" aria-label={words.label} className={styles.documents}>
      {documents.map(document => (
        <DocumentButton key={document.documentId} {...{ customerId, item, document }} />
      ))}
    </div>
  );
};
