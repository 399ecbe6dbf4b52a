import type { ReactNode } from 'react';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './confirm-summary.module.css';
import { summaryTexts as texts } from './texts.ts';

export interface SummaryRow {
  /** The field that changes: 'Abonnement'. */
  term: string;
  /** Current value; omit if there is none. */
  before?: ReactNode;
  /** New value; omit if the value is removed. */
  after?: ReactNode;
}

export interface ConfirmSummaryProps {
  /** Heading: 'Det ændrer du'. */
  title: string;
  /** Without rows, nothing is rendered. */
  rows: readonly SummaryRow[];
  /** `warning` if somebody loses something. */
  variant?: 'info' | 'warning';
  /** Below the rows: price and effective date. */
  children?: ReactNode;
}

const Value = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <span className="visually-hidden">{label} </span>
    {children ?? texts.none}
  </>
);

/** Before/after summary of a pending change. Updates with the user's choice, and is announced. */
export const ConfirmSummary = ({ title, rows, variant = 'info', children }: ConfirmSummaryProps) => (
  <div role="status">
    {rows.length === 0 ? null : (
      <AttentionBox variant={variant} title={title}>
        <dl className={styles.rows}>
          {rows.map(({ term, before, after }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.change}>
                <span>
                  <Value label={texts.before}>{before}</Value>
                </span>
                <Icon name="arrow-right" size="xs" />
                <strong>
                  <Value label={texts.after}>{after}</Value>
                </strong>
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </AttentionBox>
    )}
  </div>
);
