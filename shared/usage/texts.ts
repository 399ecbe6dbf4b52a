import type { UsageCategory } from '../contracts/usage.ts';

export const usageCategoryTexts = {
  free: (used: string): string => `${used}, fri`,
  notIncluded: (used: string): string => `${used}, ikke inkluderet`,
  spent: 'opbrugt',
  near: 'snart opbrugt',
  extra: (amount: string): string => `Ekstra: ${amount}`,
} as const;

export const categoryTexts: Record<UsageCategory['code'], string> = {
  Unknown: 'Andet forbrug',
  DataDk: 'Data i Danmark',
  DataEu: 'Data i EU',
  DataWorld: 'Data uden for EU',
  Voice: 'Tale i Danmark',
  VoiceAbroad: 'Tale til og i udlandet',
  Sms: 'Sms',
};
