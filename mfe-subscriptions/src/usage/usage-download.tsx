import { DownloadButton } from 'shared/download';
import { useHttp } from 'shared/http';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { usageTexts as texts } from './texts.ts';
import { usageFile } from './usage.queries.ts';

interface UsageDownloadProps {
  readonly ids: SubscriptionIds;
  readonly period: string;
}

/** Downloads the usage of a period. */
export const UsageDownload = ({ ids, period }: UsageDownloadProps) => {
  const http = useHttp();
  return (
    <DownloadButton fetch={() => usageFile(http, ids, period)} defaultName={`forbrug-${period}.csv`}>
      {texts.download}
    </DownloadButton>
  );
};
