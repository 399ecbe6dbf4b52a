import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './sum-parts.module.css';

export interface SumPart {
  readonly term: string;
  /** The formatted amount. */
  readonly value: string;
  /** What the amount consists of: `8 fakturaer`. */
  readonly note: string;
  /** Link to the list of exactly these items, if any. */
  readonly href?: string | undefined;
  /** `error` if the user should act on it. */
  readonly tone?: 'neutral' | 'error';
}

export interface SumPartsProps {
  readonly parts: readonly SumPart[];
  /** The total of the parts. */
  readonly total: SumPart;
  /** Notes below the total. */
  readonly children?: ReactNode;
}

const Part = ({ part, isTotal }: { readonly part: SumPart; readonly isTotal: boolean }) => (
  <div className={styles.part} data-tone={part.tone} data-total={isTotal || undefined}>
    <dt className={styles.term}>{part.term}</dt>
    <dd className={styles.value}>{part.value}</dd>
    <dd className={styles.note}>
      {part.href === undefined ? (
        part.note
      ) : (
        <Link href={part.href} aria-label={`${part.note}, ${part.term}`}>
          {part.note}
        </Link>
      )}
    </dd>
  </div>
);

/** Amounts and their total, each linked to the items it consists of. */
export const SumParts = ({ parts, total, children }: SumPartsProps) => (
  <div className={styles.sum}>
    <dl className={styles.parts}>
      {parts.map(part => (
        <Part key={part.term} part={part} isTotal={false} />
      ))}
      <Part part={total} isTotal />
    </dl>
    {children}
  </div>
);
