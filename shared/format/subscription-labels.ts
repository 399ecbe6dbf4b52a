/**
 * What the portal calls subscriptions. Keys are the wire's: `SubscriptionStatus`, `SubscriptionColumn` and
 * `SubscriptionCategory` of the contracts. Here, because pages and the file of the overview all speak of subscriptions.
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

/** The day on which a subscription ends, if one is set and has not come (SUB-019). */
export const endingDay = ({ status, futureCancellationDate }: WithStatus): string | undefined =>
  status === 'Cancelled' ? undefined : (futureCancellationDate ?? undefined);

/** The status in words. An end that is set says its date, unless the end has come (SUB-019). */
export const subscriptionStatusText = (subscription: WithStatus): string => {
  const day = endingDay(subscription);
  return day ? `Opsagt til ${formatMediumDate(day)}` : subscriptionStatusLabels[subscription.status];
};

/** Names of the overview's columns. */
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

/** What stands for the user where nobody is named. */
export const withoutUserLabel = 'Ingen bruger';

/** Beside the status of a subscription with an order on its way. */
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

/** What kind of subscription it is, in words (SUB-014, SUB-015). Which label goes where is our reading. */
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
