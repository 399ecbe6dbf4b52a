import type { ReactNode } from 'react';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './confirm-summary.module.css';
import { summaryTexts as texts } from './texts.ts';

export interface SummaryRow {
  /** What changes: 'Abonnement'. */
  term: string;
  /** As it is; absent where there is nothing yet. */
  before?: ReactNode;
  /** As it will be; absent where it is taken away. */
  after?: ReactNode;
}

export interface ConfirmSummaryProps {
  /** What follows from the choice: 'Det ændrer du'. */
  title: string;
  /** Nothing is shown without rows. */
  rows: readonly SummaryRow[];
  /** `warning` where somebody loses something. */
  variant?: 'info' | 'warning';
  /** Below the rows: what it costs, from when it counts. */
  children?: ReactNode;
}

const Value = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <span className="visually-hidden">{label} </span>
    {children ?? texts.none}
  </>
);

/** What a change does before it is made, before and after side by side. Follows the choice and is announced with it. */
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
