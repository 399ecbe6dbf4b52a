import { useHttp } from 'shared/http';
import { saveFile } from 'shared/http/save-file';
import { useMutation } from 'shared/query';
import { Button } from 'shared/ui/button';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { usageTexts as texts } from './texts.ts';
import { usageQueries } from './usage.queries.ts';

interface UsageDownloadProps {
  readonly ids: SubscriptionIds;
  readonly period: string;
}

/** Saves the usage of a period. That it failed is said by the shell. */
export const UsageDownload = ({ ids, period }: UsageDownloadProps) => {
  const queries = usageQueries(useHttp());
  const download = useMutation({
    mutationFn: () => queries.file(ids, period),
    onSuccess: file => {
      saveFile(file, `forbrug-${period}.csv`);
    },
  });
  return (
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
  );
};
