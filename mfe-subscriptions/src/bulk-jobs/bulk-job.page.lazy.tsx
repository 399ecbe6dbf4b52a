import type { ComponentType } from 'react';
import { bulkJobAnswer, type BulkJob } from 'shared/contracts/bulk-job';
import { useCurrentCustomer } from 'shared/customers';
import { focusPageHeading } from 'shared/focus/page-heading';
import { bulkJobTitle } from 'shared/format/bulk-job';
import { formatDateTime } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { saveFile } from 'shared/http/save-file';
import { useMutation, useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { QueryView } from 'shared/ui/query-view';
import { useWrite } from 'shared/write';
import { bulkJobsKey, bulkQueries, jobPath } from '../bulk-model/bulk.queries.ts';
import { JobProgress } from '../bulk-model/job-progress.tsx';
import { pages } from '../pages.tsx';
import { JobRows } from './job-rows.tsx';
import { bulkJobTexts as texts } from './texts.ts';

interface JobProps {
  readonly customerId: string;
  readonly job: BulkJob;
}

/** Downloads the results. The shell reports a failure. */
const DownloadFile = ({ customerId, job }: JobProps) => {
  const queries = bulkQueries(useHttp(), customerId);
  const download = useMutation({
    mutationFn: () => queries.file(job.id),
    onSuccess: file => {
      saveFile(file, `samlet-aendring-${job.id}.csv`);
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
      {texts.file}
    </Button>
  );
};

/** Retries the rows that failed. */
const Retry = ({ customerId, job }: JobProps) => {
  const toasts = useToasts();
  const write = useWrite({
    send: (http, jobId: string) =>
      http.request({
        method: 'POST',
        path: `${jobPath(jobId)}/retry`,
        query: { customerId },
        schema: bulkJobAnswer,
      } as const),
    stale: [bulkJobsKey(customerId)],
    onDone: ({ counts }) => {
      // The button is removed with the last failed row, so focus would be lost.
      focusPageHeading();
      toasts.show({ variant: 'SUCCESS', title: texts.retried(counts.waiting) });
    },
  });
  return (
    <Button
      isPending={write.isPending}
      onPress={() => {
        write.submit(job.id);
      }}
    >
      {texts.retry}
    </Button>
  );
};

/** One change of many subscriptions: its progress and the result of each. The job runs without this page. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { jobId = '' } = useParams();
  const query = useQuery(bulkQueries(useHttp(), customerId).job(jobId));
  const job = query.data;
  const title = job && bulkJobTitle(job.action, job.subject);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title ?? texts.title}
        help={job && texts.started(job.createdByName, formatDateTime(job.created))}
        backTo={{ href: pages.bulkJobs.href({ customerId }), label: texts.back }}
        actions={
          job && (
            <>
              <DownloadFile customerId={customerId} job={job} />
              {job.counts.failed > 0 ? <Retry customerId={customerId} job={job} /> : null}
            </>
          )
        }
      />
      <QueryView query={query} title={texts.failed}>
        {shown => (
          <Stack gap={5}>
            <Card title={texts.progress} level={2}>
              <JobProgress counts={shown.counts} />
            </Card>
            <JobRows customerId={customerId} job={shown} />
          </Stack>
        )}
      </QueryView>
    </>
  );
};
