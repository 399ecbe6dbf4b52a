import { formatCount } from 'shared/format/number';

export const texts = {
  help: (account: string): string => `Besked om forbruget på ${account}.`,
  back: 'Kundenummer',
  standing: (month: string, subscriptions: number, amount: string): string =>
    `I ${month} har ${subscriptions === 1 ? '1 abonnement' : `${formatCount(subscriptions)} abonnementer`} indtil nu kostet ${amount} ekskl. moms ud over prisplanen.`,
} as const;
