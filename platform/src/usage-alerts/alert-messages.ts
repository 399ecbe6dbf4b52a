import type { Usage } from 'shared/contracts/usage';
import type { AlertMetric } from 'shared/contracts/usage-alert';
import { formatMonth } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatQuantity, formatUse } from 'shared/format/quantity';
import { formatAlertLimit } from 'shared/format/usage-alert';
import type { OutboxMessage } from '../outbox/messages.ts';

/** What became of the barring that an alert orders. */
export type BarringResult = 'Ordered' | 'AlreadyBarred' | 'Refused';

export interface AlertNews {
  customerId: string;
  subscriptionId: string;
  /** What the subscription is called by: nobody's name, for it is told to whoever was named. */
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

/** The message to each who is to be told, by mail or as a text message. */
export function alertMessages(
  news: AlertNews,
  recipients: readonly string[],
  portalOrigin: string,
): OutboxMessage[] {
  const { customerId, subscriptionId, number, barring, usage } = news;
  const base = `${portalOrigin}/selvbetjening/${customerId}/abonnementer/${encodeURIComponent(subscriptionId)}/forbrug`;
  const alerts = `${base}/advarsler`;
  const limit = formatAlertLimit(news);
  const used = `${usedText(news)} i ${formatMonth(`${usage.period}-01`).toLowerCase()}`;
  const barred = barring && `${barringTexts[barring.result]}: ${barring.label}.`;
  const mail = {
    channel: 'mail' as const,
    subject: `${number} har nået ${limit}`,
    text: [
      'Hej',
      `Abonnementet ${number} har nået ${limit}: ${used}.`,
      ...(barred === null ? [] : [barred]),
      `Se forbruget her:\n${base}`,
      `Du får beskeden, fordi ${news.setByName} har bedt om den. En administrator kan slå den fra her:\n${alerts}`,
    ].join('\n\n'),
    links: [base, alerts],
  };
  const text = {
    channel: 'text' as const,
    subject: '',
    text: [`${number} har nået ${limit}: ${used}.`, barred, base].filter(Boolean).join(' '),
    links: [base],
  };
  return recipients.map(to => ({ to, ...(to.includes('@') ? mail : text) }));
}

function usedText({ metric, usage }: AlertNews): string {
  if (metric === 'ExtraCost') return `${formatMoney(usage.extraCost)} ekskl. moms`;
  const category = usage.categories.find(({ code }) => code === metric);
  if (!category) return '';
  const { used: value, included, unit } = category;
  return included === null
    ? formatQuantity({ value, unit })
    : formatUse({ value, unit }, { value: included, unit });
}
