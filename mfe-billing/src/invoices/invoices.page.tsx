import { PageHeader } from 'shared/ui/page-header';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';
import styles from './invoices.module.css';
import { texts } from './texts.ts';
import { useInvoiceView } from './use-invoice-view.ts';

/** The customer's billing items, and what they owe (NAV-036, BIL-001). */
export const InvoicesPage = () => {
  const [view, change] = useInvoiceView();
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <div className={styles.page}>
        <InvoiceSummary accountIds={view.accountIds} />
        <InvoiceFilters view={view} change={change} />
        <InvoiceList view={view} change={change} />
      </div>
    </>
  );
};
