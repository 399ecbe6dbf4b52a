import type { BulkJob } from 'shared/contracts/bulk-job';
import { bulkRowStatusLabels } from 'shared/format/bulk-job';
import { formatCount } from 'shared/format/number';
import { DescriptionList } from 'shared/ui/description-list';
import styles from './job-progress.module.css';
import { progressText } from './texts.ts';

interface JobProgressProps {
  readonly counts: BulkJob['counts'];
}

const statuses = [
  ['ordered', 'Ordered'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
] as const;

/** A job's progress: how many orders are placed, and their results. */
export const JobProgress = ({ counts }: JobProgressProps) => {
  const done = counts.total - counts.waiting;
  const text = progressText(counts);
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress className={styles.bar} aria-label={text} value={done} max={Math.max(counts.total, 1)} />
      <DescriptionList
        items={statuses.map(([count, status]) => ({
          term: bulkRowStatusLabels[status],
          value: formatCount(counts[count]),
        }))}
      />
    </div>
  );
};
