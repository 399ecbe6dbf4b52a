import { useId, useState } from 'react';
import type { BillingCause, BillingCausePart } from 'shared/contracts/billing-explanation';
import { oreOf, type Money } from 'shared/contracts/money';
import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { Button } from 'shared/ui/button';
import { Link } from 'shared/ui/link';
import { Typography } from 'shared/ui/typography';
import styles from './cause-list.module.css';
import type { Comparison } from './compare-totals.ts';
import { explanationTexts as texts } from './texts.ts';
import { causeLink } from './cause-link.ts';

/** Number of parts shown before the user expands the list. */
const SHOWN = 3;

const signed = (amount: Money): string => `${amount.value > 0 ? '+' : ''}${formatMoney(amount)}`;

const Amount = ({ of, isStrong = false }: { readonly of: Money; readonly isStrong?: boolean }) => (
  <span className={styles.amount} data-strong={isStrong || undefined}>
    {signed(of)}
  </span>
);

interface PartProps {
  readonly cause: BillingCause;
  readonly part: BillingCausePart;
  readonly withAccount: boolean;
}

/** A part's name and additional text. */
const wordsOf = ({ kind }: BillingCause, part: BillingCausePart, withAccount: boolean) => {
  const { text, previousText, period, quantity, accountName } = part;
  const number = subscriptionNumber({ telephoneNumber: part.msisdn, circuitId: part.circuitId });
  const who = [number, part.userName].filter(Boolean).join(' · ');
  const what =
    kind === 'ChangedPlan' && previousText && text ? texts.changedPlan(previousText, text) : (text ?? '');
  const [name, ...more] = [who, what, ...(withAccount || (!who && !what) ? [accountName] : [])].filter(
    Boolean,
  );
  return {
    name,
    more: [
      ...more,
      ...(quantity > 1 ? [texts.count(quantity)] : []),
      ...(period ? [texts.days(period.from, period.to)] : []),
    ].join(' · '),
  };
};

const Part = ({ cause, part, withAccount }: PartProps) => {
  const { customer } = useCurrentCustomer();
  const { name, more } = wordsOf(cause, part, withAccount);
  const { href, label } = causeLink(cause.kind, part, customer);
  return (
    <li className={styles.part}>
      <span className={styles.who}>
        <span>{name}</span>
        {more === '' ? null : (
          <Typography tag="span" look="small" tone="muted">
            {more}
          </Typography>
        )}
      </span>
      <span className={styles.way} data-print="none">
        <Link href={href}>{label}</Link>
      </span>
      <Amount of={part.amount} />
    </li>
  );
};

const Cause = ({ cause, withAccount }: Omit<PartProps, 'part'>) => {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const title = texts.kinds[cause.kind];
  const { parts, count } = cause;
  const shown = isOpen ? parts : parts.slice(0, SHOWN);
  const unnamed = oreOf(cause.amount) - parts.reduce((sum, { amount }) => sum + oreOf(amount), 0);
  return (
    <li className={styles.cause}>
      <div className={styles.head}>
        <Typography tag="h3" look="h4">
          {title}
        </Typography>
        <Amount of={cause.amount} isStrong />
      </div>
      <ul className={styles.parts} id={listId} aria-label={texts.parts(title)}>
        {shown.map((part, index) => (
          <Part key={index} {...{ cause, part, withAccount }} />
        ))}
        {isOpen && count > parts.length ? (
          <li className={styles.part}>
            <span>{texts.others(count - parts.length)}</span>
            <Amount of={{ ...cause.amount, value: unnamed / 100 }} />
          </li>
        ) : null}
      </ul>
      {count > SHOWN ? (
        <div>
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? texts.showFewer : texts.showAll(count, title)}
          </Button>
        </div>
      ) : null}
    </li>
  );
};

interface CauseListProps {
  readonly causes: readonly BillingCause[];
  readonly total: Comparison;
  /** Shows the account of each part, when there are several accounts. */
  readonly withAccount?: boolean;
}

/** The causes of a difference, largest first, and their sum. Renders nothing when there are none. */
export const CauseList = ({ causes, total, withAccount = false }: CauseListProps) => {
  if (causes.length === 0) return null;
  const currency = causes[0]?.amount.currency ?? 'DKK';
  const difference =
    total.than === 'same'
      ? { value: 0, currency }
      : { ...total.by, value: total.than === 'more' ? total.by.value : -total.by.value };
  return (
    <>
      <ul className={styles.causes}>
        {causes.map(cause => (
          <Cause key={cause.kind} cause={cause} withAccount={withAccount} />
        ))}
      </ul>
      <p className={styles.head}>
        <Typography tag="span" weight="bold">
          {texts.difference}
        </Typography>
        <Amount of={difference} isStrong />
      </p>
    </>
  );
};
