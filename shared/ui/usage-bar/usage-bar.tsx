import { useId } from 'react';
import styles from './usage-bar.module.css';

export interface UsageBarProps {
  label: string;
  /** Used, in the same unit as `limit`. May be above it. */
  used: number;
  limit: number;
  /** Usage in words, shown next to the label: '12,3 GB af 20 GB'. */
  text: string;
}

/** Usage relative to the limit: `near` from 80 %, `spent` from 100 %. */
export type UsageLevel = 'normal' | 'near' | 'spent';

/** Level of a usage; a limit of zero counts as spent. */
export const usageLevel = (used: number, limit: number): UsageLevel => {
  if (limit <= 0 || used >= limit) return 'spent';
  return used / limit >= 0.8 ? 'near' : 'normal';
};

/**
 * Progress bar for data, minutes or money used against an allowance. Excess usage shows beyond a mark at the
 * limit.
 */
export const UsageBar = ({ label, used, limit, text }: UsageBarProps) => {
  const labelId = useId();
  const share = limit <= 0 ? 1 : Math.min(1, Math.max(0, used / limit));
  const isOver = limit > 0 && used > limit;
  return (
    <div className={styles.usage}>
      <span className={styles.texts}>
        <span id={labelId}>{label}</span>
        <span className={styles.value}>{text}</span>
      </span>
      <span
        className={styles.track}
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
      >
        <span
          className={styles.fill}
          data-level={usageLevel(used, limit)}
          style={{ inlineSize: `${String(share * 100)}%` }}
        />
        {isOver ? (
          <span className={styles.limit} style={{ insetInlineStart: `${String((limit / used) * 100)}%` }} />
        ) : null}
      </span>
    </div>
  );
};
