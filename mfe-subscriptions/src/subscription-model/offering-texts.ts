import { formatCount } from 'shared/format/number';

export const offeringTexts = {
  freeData: 'Fri data i Danmark',
  noData: 'Ingen data',
  data: (amount: string): string => `${amount} data i Danmark`,
  dataEu: (amount: string): string => `${amount} data i EU`,
  speed: (amount: string): string => `Op til ${amount}`,
  freeVoice: 'Fri tale',
  voice: (amount: string): string => `${amount} tale`,
  binding: (months: number): string => {
    if (months === 0) return 'Ingen binding';
    return months === 1 ? '1 måneds binding' : `${formatCount(months)} måneders binding`;
  },
  campaign: 'Kampagne',
} as const;
