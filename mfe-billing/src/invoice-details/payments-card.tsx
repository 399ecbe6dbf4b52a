import type { Payment } from 'shared/contracts/billing-item-details';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { Card } from 'shared/ui/card';
import { Table, type TableColumn } from 'shared/ui/table';
import { texts } from './texts.ts';

const words = texts.payments;

const columns: TableColumn<Payment>[] = [
  {
    id: 'paidAt',
    header: words.paidAt,
    isRowHeader: true,
    cell: payment => formatMediumDate(payment.paidAt),
  },
  { id: 'method', header: words.method, cell: payment => payment.method },
  { id: 'amount', header: words.amount, align: 'end', cell: payment => formatMoney(payment.amount) },
];

/** The payments so far. Rendered only when there are any. */
export const PaymentsCard = ({ payments }: { readonly payments: readonly Payment[] }) =>
  payments.length === 0 ? null : (
    <Card title={words.heading}>
      <Table
        label={words.heading}
        columns={columns}
        rows={payments}
        rowKey={payment => `${payment.paidAt} ${String(payment.amount.value)}`}
      />
    </Card>
  );
