import {
  subscriptionFlags,
  type SubscriptionCategory,
  type SubscriptionStatus,
  type SubscriptionType,
} from 'shared/contracts/subscription-kind';
import { formatMediumDate } from 'shared/format/date';

export const typeLabels: Readonly<Record<SubscriptionType, string>> = {
  MOBILE: 'Mobilabonnement',
  MOBILE_BROADBAND: 'Mobilt bredbånd',
  BROADBAND: 'Bredbånd og datanet',
  UNKNOWN: 'Home Office og andet',
};

export const statusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  Active: 'Aktivt',
  Reserved: 'Reserveret',
  Suspended: 'Spærret',
  SuspendedNoAltering: 'Spærret af kundeservice',
  Cancelled: 'Opsagt',
  Unknown: 'Ukendt',
};

/** The status as a preview tells it. */
export const subscriptionStatusLabel = (status: unknown): string =>
  new Map<unknown, string>(Object.entries(statusLabels)).get(status) ?? statusLabels.Unknown;

const broadbandLabels: Readonly<Record<string, string>> = {
  fiber: 'Fiberbredbånd',
  fibre: 'Fiberbredbånd',
  coax: 'Coaxbredbånd',
  dsl: 'DSL-bredbånd',
  radiolink: 'Radiokæde',
};

interface Categorised {
  readonly category: SubscriptionCategory;
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

/** How a status is coloured. The words always say the same. */
export type StatusTone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

const statusTones: Readonly<Record<SubscriptionStatus, StatusTone>> = {
  Active: 'success',
  Reserved: 'info',
  Suspended: 'warning',
  SuspendedNoAltering: 'error',
  Cancelled: 'neutral',
  Unknown: 'neutral',
};

interface WithStatus {
  readonly status: SubscriptionStatus;
  readonly futureCancellationDate?: string | null | undefined;
}

/** The status as a tag shows it. An end that is set says its date, unless the end has come (SUB-019). */
export const statusTag = (subscription: WithStatus): { label: string; tone: StatusTone } => {
  const { status, futureCancellationDate } = subscription;
  const { isUnderTermination, isCancelled } = subscriptionFlags(subscription);
  if (isUnderTermination && !isCancelled && futureCancellationDate)
    return { label: `Opsiges ${formatMediumDate(futureCancellationDate)}`, tone: 'warning' };
  return { label: statusLabels[status], tone: statusTones[status] };
};
