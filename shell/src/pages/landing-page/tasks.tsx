import type { LandingPage } from 'shared/contracts/landing-page';
import { formatMoney } from 'shared/format/money';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { Icon } from 'shared/ui/icon';
import { Link } from 'shared/ui/link';
import styles from './landing.module.css';
import { landingTexts as texts } from './texts.ts';

interface Task {
  readonly count: number;
  /** The subject, with its count. */
  readonly title: string;
  readonly sum?: string;
  /** What happens, or does not happen, if nothing is done. */
  readonly consequence: string;
  readonly see: string;
  /** The list, filtered to exactly these. */
  readonly href: string;
}

/** The customer's tasks, most urgent first. */
const tasksOf = (customerId: string, data: LandingPage): Task[] => {
  const { overdue, failed, dueSoon, nearLimit, invitations } = texts.tasks;
  const { open, dueSoon: soon } = data.invoices;
  const task = (
    count: number,
    { title, ...words }: { title: (count: number) => string; consequence: string; see: string },
    href: string,
  ) => ({ count, title: title(count), ...words, href });
  const late = open.parts.Overdue;
  return [
    {
      ...task(late.count, overdue, links.invoices.href(customerId, { open: ['Overdue'] })),
      sum: formatMoney(late.amount),
    },
    task(
      data.openOrders?.failedCount ?? 0,
      failed,
      links.orders.href(customerId, { view: ['nyligt-fejlede'] }),
    ),
    {
      ...task(soon.count, dueSoon, links.invoices.href(customerId, { open: ['DueSoon'] })),
      sum: formatMoney(soon.amount),
    },
    task(data.nearLimit.count, nearLimit, links.subscriptions.href(customerId, { usage: ['NearLimit'] })),
    task(
      data.waitingInvitations?.count ?? 0,
      invitations,
      links.administrators.href(customerId, { invitations: ['Waiting'] }),
    ),
  ].filter(({ count }) => count > 0);
};

interface TasksProps {
  readonly customerId: string;
  readonly data: LandingPage;
}

/** Each task with its consequence and a link to exactly those rows; a reassuring sentence if there are none. */
export const Tasks = ({ customerId, data }: TasksProps) => {
  const tasks = tasksOf(customerId, data);
  if (tasks.length === 0)
    return (
      <Card>
        <p className={styles.calm}>
          <Icon name="check" />
          {texts.nothingWaits}
        </p>
      </Card>
    );
  return (
    <Card title={texts.tasksHeading}>
      <ul role="list" className={styles.rows}>
        {tasks.map(({ title, sum, consequence, see, href }) => (
          <li key={href} className={styles.row}>
            <span className={styles.main}>
              <span className={styles.title}>
                {title}
                {sum === undefined ? null : <span>{sum}</span>}
              </span>
              <span className={styles.detail}>{consequence}</span>
            </span>
            <Link href={href} variant="standalone" aria-label={`${see}: ${title}`}>
              {see}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
