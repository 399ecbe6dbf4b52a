import type { Money } from 'shared/contracts/money';
import type { AlertMetric } from 'shared/contracts/usage-alert';
import { formatMonth } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatCount } from 'shared/format/number';
import { formatPhoneNumber } from 'shared/format/phone';
import { formatAccountAlertLimit, formatAlertLimit } from 'shared/format/usage-alert';
import type { OutboxMessage } from '../outbox/messages.ts';
import { messagesTo, usedText, whyTold, type BarringResult } from './alert-messages.ts';
import type { MeasuredSubscription } from './measure-account.ts';

export interface AccountAlertNews {
  customerId: string;
  accountId: string;
  metric: AlertMetric;
  threshold: number;
  period: string;
  /** Total of all subscriptions. */
  extraCost: Money;
  /** Affected subscriptions, highest usage first; identified by number, never by a person's name. */
  affected: readonly Pick<MeasuredSubscription, 'number' | 'categories' | 'extraCost'>[];
  barring: { label: string; result: BarringResult; count: number; jobIds: readonly string[] } | null;
  setByName: string;
}

/** Maximum number of subscriptions listed in a mail and in a text message. */
const most = { mail: 20, text: 3 };

/** Messages for an alert on a billing account, as mail or text message to each recipient. */
export function accountAlertMessages(
  news: AccountAlertNews,
  recipients: readonly string[],
  portalOrigin: string,
): OutboxMessage[] {
  const { accountId, affected, metric } = news;
  const base = `${portalOrigin}/selvbetjening/${news.customerId}`;
  const alerts = `${base}/faktureringskonti/${encodeURIComponent(accountId)}/advarsler`;
  const subscriptions = `${base}/abonnementer?konto=${encodeURIComponent(accountId)}`;
  const jobs = (news.barring?.jobIds ?? []).map(id => `${base}/abonnementer/samlede-aendringer/${id}`);
  const barred = barringText(news);
  const lines = affected
    .slice(0, most.mail)
    .map(each => `${formatPhoneNumber(each.number)}: ${usedText(metric, each)}`);
  const numbers = affected.slice(0, most.text).map(({ number }) => formatPhoneNumber(number));
  return messagesTo(recipients, {
    mail: {
      subject: headline(news),
      text: [
        'Hej',
        `${headline(news)}${total(news)} i ${month(news)}:`,
        [...lines, ...others(affected.length - lines.length)].join('\n'),
        ...(barred === null ? [] : [[barred, ...jobs].join('\n')]),
        `Se abonnementerne her:\n${subscriptions}`,
        `${whyTold(news.setByName)}\n${alerts}`,
      ].join('\n\n'),
      links: [...jobs, subscriptions, alerts],
    },
    text: {
      text: [
        `${headline(news)}${total(news)} i ${month(news)}: ${[numbers.join(', '), ...others(affected.length - numbers.length)].join(' ')}.`,
        ...(barred === null ? [] : [barred]),
        subscriptions,
      ].join(' '),
      links: [subscriptions],
    },
  });
}

const month = ({ period }: AccountAlertNews): string => formatMonth(`${period}-01`).toLowerCase();

const countOf = (count: number): string =>
  count === 1 ? '1 abonnement' : `${formatCount(count)} abonnementer`;

const others = (count: number): string[] => (count > 0 ? [`og ${formatCount(count)} til`] : []);

const headline = (news: AccountAlertNews): string =>
  news.metric === 'ExtraCost'
    ? `Kundenummer ${news.accountId} har nået ${formatAccountAlertLimit(news)}`
    : `${countOf(news.affected.length)} på kundenummer ${news.accountId} har nået ${formatAlertLimit(news)}`;

/** Current amount; the headline contains the limit. */
const total = ({ metric, extraCost }: AccountAlertNews): string =>
  metric === 'ExtraCost' ? `: ${formatMoney(extraCost)} ekskl. moms` : '';

function barringText({ barring }: AccountAlertNews): string | null {
  if (barring === null) return null;
  const { label, result, count } = barring;
  if (result === 'Ordered') return `Vi er ved at bestille spærringen på ${countOf(count)}: ${label}.`;
  if (result === 'AlreadyBarred') return `Alle havde allerede spærringen: ${label}.`;
  return `Vi kunne ikke bestille spærringen: ${label}.`;
}
