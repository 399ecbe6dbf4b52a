/**
 * Labels of subscriptions. Keys are wire values: `SubscriptionStatus`, `SubscriptionColumn` and
 * `SubscriptionCategory` of the contracts. Shared by pages and the overview's file export.
 */
import { formatMediumDate } from './date.ts';

export const subscriptionStatusLabels = {
  Active: 'Aktivt',
  Reserved: 'Reserveret',
  Suspended: 'Spærret',
  SuspendedNoAltering: 'Spærret af kundeservice',
  Cancelled: 'Ophørt',
  Unknown: 'Ukendt',
} as const;

interface WithStatus {
  readonly status: keyof typeof subscriptionStatusLabels;
  readonly futureCancellationDate?: string | null | undefined;
}

/** End date of a subscription, if one is set and in the future (SUB-019). */
export const endingDay = ({ status, futureCancellationDate }: WithStatus): string | undefined =>
  status === 'Cancelled' ? undefined : (futureCancellationDate ?? undefined);

/** Status text. Includes the date of a scheduled end, until it has passed (SUB-019). */
export const subscriptionStatusText = (subscription: WithStatus): string => {
  const day = endingDay(subscription);
  return day ? `Opsagt til ${formatMediumDate(day)}` : subscriptionStatusLabels[subscription.status];
};

/** Labels of the overview's columns. */
export const subscriptionColumnLabels = {
  Name: 'Bruger',
  Number: 'Nummer',
  Status: 'Status',
  Product: 'Produkt',
  Account: 'Kundenummer',
  Price: 'Pris',
  EmployeeId: 'Medarbejdernummer',
  EffectiveDate: 'Startdato',
  EndDate: 'Slutdato',
} as const;

/** Shown if the subscription has no user. */
export const withoutUserLabel = 'Ingen bruger';

/** Shown next to the status of a subscription with an order in processing. */
export const runningOrderLabel = 'Ordre i gang';

const broadbandLabels: Readonly<Record<string, string>> = {
  fiber: 'Fiberbredbånd',
  fibre: 'Fiberbredbånd',
  coax: 'Coaxbredbånd',
  dsl: 'DSL-bredbånd',
  radiolink: 'Radiokæde',
};

type Category =
  | ('Voice' | 'GSM' | 'MobileBroadband' | 'Data' | 'Broadband' | 'LLF' | 'LLN' | 'LLD')
  | ('HomeOffice' | 'Unknown');

interface Categorised {
  readonly category: Category;
  readonly technologyType?: string | null | undefined;
}

/** Label of a subscription's kind (SUB-014, SUB-015). The mapping of labels is our interpretation. */
export const categoryLabel = ({ category, technologyType }: Categorised): string => {
  const technology = (technologyType ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  switch (category) {
    case 'Voice':
    case 'GSM':
      return 'Mobilabonnement';
    case 'MobileBroadband':
    case 'Data':
      return technology === '5g' ? '5G Internet' : 'Mobilt bredbånd';
    case 'Broadband':
      return broadbandLabels[technology] ?? 'Bredbånd';
    case 'LLF':
    case 'LLN':
    case 'LLD':
      return 'DataNet';
    case 'HomeOffice':
      return technology in broadbandLabels ? 'Home Office Bredbånd' : 'Home Office';
    case 'Unknown':
      return 'Andet abonnement';
  }
};
