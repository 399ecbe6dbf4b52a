import type { BulkJob } from 'shared/contracts/bulk-job';
import { formatCount } from 'shared/format/number';

/** How far a job is, in one sentence. */
export const progressText = ({ total, waiting, failed }: BulkJob['counts']): string => {
  const [of, done] = [formatCount(total), formatCount(total - waiting)];
  if (waiting > 0) return `${done} af ${of} er behandlet. Du kan godt lukke siden imens.`;
  const all = total === 1 ? '1 af 1' : total === 2 ? 'Begge' : `Alle ${of}`;
  return failed === 0 ? `${all} er behandlet.` : `${all} er behandlet, og ${formatCount(failed)} fejlede.`;
};
