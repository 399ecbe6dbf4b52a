import { formatCount } from 'shared/format/number';

export const texts = {
  help: (account: string): string => `Besked om forbruget på ${account}.`,
  back: 'Kundenummer',
  standing: (month: string, subscriptions: number, amount: string): string =>
    `I ${month} er forbruget ud over abonnementet indtil nu ${amount} ekskl. moms på ${subscriptions === 1 ? '1 abonnement' : `${formatCount(subscriptions)} abonnementer`}.`,
} as const;
