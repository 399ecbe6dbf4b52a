import type { Usage, UsageCategory } from 'shared/contracts/usage';
import type { AlertMetric } from 'shared/contracts/usage-alert';
import { formatMonth } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatPhoneNumber } from 'shared/format/phone';
import { formatQuantity, formatUse } from 'shared/format/quantity';
import { formatAlertLimit } from 'shared/format/usage-alert';
import type { OutboxMessage } from '../outbox/messages.ts';

/** Outcome of the barring ordered by an alert. */
export type BarringResult = 'Ordered' | 'AlreadyBarred' | 'Refused';

export interface AlertNews {
  customerId: string;
  subscriptionId: string;
  /** Label of the subscription without a person's name, because recipients can be anyone. */
  number: string;
  metric: AlertMetric;
  threshold: number;
  usage: Pick<Usage, 'period' | 'categories' | 'extraCost'>;
  barring: { label: string; result: BarringResult } | null;
  setByName: string;
}

const barringTexts: Record<BarringResult, string> = {
  Ordered: 'Vi har bestilt spærringen',
  AlreadyBarred: 'Abonnementet havde allerede spærringen',
  Refused: 'Vi kunne ikke bestille spærringen',
};

/** Messages for an alert on a subscription, as mail or text message to each recipient. */
export function alertMessages(
  news: AlertNews,
  recipients: readonly string[],
  portalOrigin: string,
): OutboxMessage[] {
  const { customerId, subscriptionId, barring, usage } = news;
  const number = formatPhoneNumber(news.number);
  const base = `${portalOrigin}/selvbetjening/${customerId}/abonnementer/${encodeURIComponent(subscriptionId)}/forbrug`;
  const alerts = `${base}/advarsler`;
  const limit = formatAlertLimit(news);
  const used = `${usedText(news.metric, usage)} i ${formatMonth(`${usage.period}-01`).toLowerCase()}`;
  const barred = barring && `${barringTexts[barring.result]}: ${barring.label}.`;
  return messagesTo(recipients, {
    mail: {
      subject: `${number} har nået ${limit}`,
      text: [
        'Hej',
        `Abonnementet ${number} har nået ${limit}: ${used}.`,
        ...(barred === null ? [] : [barred]),
        `Se forbruget her:\n${base}`,
        `${whyTold(news.setByName)}\n${alerts}`,
      ].join('\n\n'),
      links: [base, alerts],
    },
    text: {
      text: [`${number} har nået ${limit}: ${used}.`, barred, base].filter(Boolean).join(' '),
      links: [base],
    },
  });
}

/** Explains why the recipient gets the message; a link to turn it off follows. */
export const whyTold = (setByName: string): string =>
  `Du får beskeden, fordi ${setByName} har bedt om den. En administrator kan slå den fra her:`;

/** Mail to an e-mail address, text message to a phone number. */
export const messagesTo = (
  recipients: readonly string[],
  {
    mail,
    text,
  }: Record<'mail' | 'text', Pick<OutboxMessage, 'text' | 'links'>> & {
    mail: Pick<OutboxMessage, 'subject'>;
  },
): OutboxMessage[] =>
  recipients.map(to =>
    to.includes('@') ? { to, channel: 'mail', ...mail } : { to, channel: 'text', subject: '', ...text },
  );

/** Usage of what the alert watches. */
export function usedText(
  metric: AlertMetric,
  { categories, extraCost }: Pick<Usage, 'extraCost'> & { categories: readonly UsageCategory[] },
): string {
  if (metric === 'ExtraCost') return `${formatMoney(extraCost)} ekskl. moms`;
  const category = categories.find(({ code }) => code === metric);
  if (!category) return '';
  const { used: value, included, unit } = category;
  return included === null
    ? formatQuantity({ value, unit })
    : formatUse({ value, unit }, { value: included, unit });
}
