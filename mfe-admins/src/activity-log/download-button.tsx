import { AUDIT_FILE_ROWS } from 'shared/contracts/audit-log';
import { useHttp } from 'shared/http';
import { saveFile } from 'shared/http/save-file';
import { useMutation } from 'shared/query';
import { Button } from 'shared/ui/button';
import { HelperText } from 'shared/ui/helper-text';
import type { ActivityLogValues } from './activity-log-params.ts';
import styles from './activity-log.module.css';
import { activityLogQueries } from './activity-log.queries.ts';
import { activityLogTexts as texts, cutFileText } from './texts.ts';

interface DownloadButtonProps {
  readonly customerId: string;
  readonly values: ActivityLogValues;
  /** Lines that match. */
  readonly count: number;
}

/** Saves what the filters show, all pages of it. That it failed is said by the shell. */
export const DownloadButton = ({ customerId, values, count }: DownloadButtonProps) => {
  const queries = activityLogQueries(useHttp(), customerId);
  const download = useMutation({
    mutationFn: () => queries.file(values),
    onSuccess: file => {
      saveFile(file, 'aktivitetslog.csv');
    },
  });
  return (
    <div className={styles.download}>
      <Button
        variant="secondary"
        icon="download"
        isPending={download.isPending}
        onPress={() => {
          download.mutate();
        }}
      >
        {texts.download}
      </Button>
      {count > AUDIT_FILE_ROWS ? <HelperText>{cutFileText(AUDIT_FILE_ROWS)}</HelperText> : null}
    </div>
  );
};
