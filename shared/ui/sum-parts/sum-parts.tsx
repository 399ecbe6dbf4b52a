import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './sum-parts.module.css';

export interface SumPart {
  readonly term: string;
  /** The amount, formatted. */
  readonly value: string;
  /** What it is made of: `8 fakturaer`. */
  readonly note: string;
  /** Where exactly these are listed; none where there are none. */
  readonly href?: string | undefined;
  /** `error` where something should be done about it. */
  readonly tone?: 'neutral' | 'error';
}

export interface SumPartsProps {
  readonly parts: readonly SumPart[];
  /** What the parts add up to. */
  readonly total: SumPart;
  /** Below the sum: what it does not tell. */
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

/** Amounts that add up to the last of them, each the way to what it is made of. */
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
