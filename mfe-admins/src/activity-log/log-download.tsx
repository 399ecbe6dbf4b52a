import { activityLogQueries } from 'shared/activity-log';
import { AUDIT_FILE_ROWS } from 'shared/contracts/audit-log';
import { DownloadButton } from 'shared/download';
import { useHttp } from 'shared/http';
import { HelperText } from 'shared/ui/helper-text';
import { logFilters, type ActivityLogValues } from './activity-log-params.ts';
import styles from './activity-log.module.css';
import { cutFileText, texts } from './texts.ts';

interface LogDownloadProps {
  readonly customerId: string;
  readonly values: ActivityLogValues;
  /** Number of matching entries. */
  readonly count: number;
}

/** Downloads all pages that match the filters. */
export const LogDownload = ({ customerId, values, count }: LogDownloadProps) => {
  const queries = activityLogQueries(useHttp(), customerId);
  return (
    <div className={styles.download}>
      <DownloadButton fetch={() => queries.file(logFilters(values))} defaultName="aktivitetslog.csv">
        {texts.download}
      </DownloadButton>
      {count > AUDIT_FILE_ROWS ? <HelperText>{cutFileText(AUDIT_FILE_ROWS)}</HelperText> : null}
    </div>
  );
};
