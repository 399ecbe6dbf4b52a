import type { BulkJob } from 'shared/contracts/bulk-job';
import { formatCount } from 'shared/format/number';

/** How far a job is, in one sentence. */
export const progressText = ({ total, waiting, failed }: BulkJob['counts']): string => {
  const [of, done] = [formatCount(total), formatCount(total - waiting)];
  if (waiting > 0) return `${done} af ${of} er behandlet. Du kan godt lukke siden imens.`;
  if (failed === 0) return `Alle ${of} er behandlet.`;
  return failed === 1
    ? `Alle ${of} er behandlet, og 1 fejlede.`
    : `Alle ${of} er behandlet, og ${formatCount(failed)} fejlede.`;
};
