import type { SubscriptionColumn, SubscriptionListItem } from 'shared/contracts/subscription-list';
import {
  categoryLabel,
  runningOrderLabel,
  subscriptionColumnLabels,
  subscriptionStatusText,
  withoutUserLabel,
} from 'shared/format/subscription-labels';
import { csvFile } from '../kernel/files/csv-file.ts';

/** The columns of the list as single-line text. Amounts are numbers, and days are written in a sortable format. */
const cells: Record<SubscriptionColumn, (item: SubscriptionListItem) => string | number> = {
  Name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || withoutUserLabel,
  Number: ({ telephoneNumber, circuitId }) => telephoneNumber ?? circuitId ?? '',
  Status: item =>
    [subscriptionStatusText(item), ...(item.hasProcessingOrder ? [runningOrderLabel] : [])].join(', '),
  Product: item => `${item.name}, ${categoryLabel(item)}`,
  Account: ({ accountName, accountId }) => `${accountName}, ${accountId}`,
  Price: ({ recurringRate }) => recurringRate?.value ?? '',
  EmployeeId: ({ employeeId }) => employeeId ?? '',
  EffectiveDate: ({ effectiveDate }) => effectiveDate ?? '',
  EndDate: ({ futureCancellationDate }) => futureCancellationDate ?? '',
};

const headers = { ...subscriptionColumnLabels, Price: 'Pris i kr./md. ekskl. moms' };

/** The subscription list as CSV for a Danish spreadsheet, with the columns shown. */
export function subscriptionsFile(
  items: readonly SubscriptionListItem[],
  columns: readonly SubscriptionColumn[],
): string {
  return csvFile([
    columns.map(column => headers[column]),
    ...items.map(item => columns.map(column => cells[column](item))),
  ]);
}
