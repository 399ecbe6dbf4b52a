import { useRef, useState, type ComponentType } from 'react';
import { bulkJobAnswer, type NewBulkJob } from 'shared/contracts/bulk-job';
import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { useCurrentCustomer } from 'shared/customers';
import { danishDay } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { EmptyState } from 'shared/ui/empty-state';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import { useWizard, Wizard } from 'shared/wizard';
import { useWrite } from 'shared/write';
import { bulkJobsKey, bulkPath, bulkQueries } from '../bulk-model/bulk.queries.ts';
import { useChosenSubscriptions, type ChosenSubscriptions } from '../bulk-model/chosen-subscriptions.ts';
import { pages } from '../pages.tsx';
import { orderListsKey, subscriptionListsKey } from '../subscription-model/stale-keys.ts';
import type { Draft } from './draft.ts';
import { DryRun } from './dry-run.tsx';
import { stepsOn } from './steps.tsx';
import { bulkChangeTexts as texts } from './texts.ts';
import { toChange } from './to-change.ts';

interface BulkChangeWizardProps {
  readonly chosen: ChosenSubscriptions;
  readonly listHref: string;
}

const BulkChangeWizard = ({ chosen, listHref }: BulkChangeWizardProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [steps] = useState(() => stepsOn(danishDay(new Date())));
  const wizard = useWizard<Draft>(`bulk-change-${chosen.id}`, steps);
  const change = toChange(wizard.values);
  const isComplete = wizard.steps.length > 1 && wizard.steps.every(({ isDone }) => isDone);
  const body = change && isComplete ? { change, selection: chosen.selection } : undefined;
  const preview = useQuery(bulkQueries(useHttp(), customerId).preview(body));
  const dryRun = useRef<HTMLElement>(null);
  const write = useWrite({
    send: (http, job: NewBulkJob) =>
      http.request({
        method: 'POST',
        path: bulkPath,
        query: { customerId },
        body: job,
        schema: bulkJobAnswer,
      } as const),
    stale: [bulkJobsKey(customerId), subscriptionListsKey(customerId), orderListsKey(customerId)],
    expected: ['NotFound'],
    // Some are out of reach by now: the dry run names them.
    onRefused: () => {
      void preview.refetch();
      dryRun.current?.focus();
    },
    onDone: job => {
      wizard.leaveFor(pages.bulkJob.href({ customerId, jobId: job.id }));
    },
  });
  const submit = () => {
    const ready = preview.data?.rows.filter(({ reasonCode }) => reasonCode === null) ?? [];
    if (change && ready.length > 0)
      write.submit({ change, subscriptionIds: ready.map(row => row.subscriptionId) });
    // The dry run says why nothing can be started.
    else dryRun.current?.focus();
  };
  return (
    <Wizard
      wizard={wizard}
      write={{ submit, isPending: write.isPending || preview.isLoading }}
      submit={texts.submit}
      cancelHref={listHref}
    >
      {change === undefined ? null : (
        <DryRun ref={dryRun} query={preview} action={change.action} listHref={listHref} />
      )}
    </Wizard>
  );
};

/** Changes many subscriptions at once: select the change, fill in its fields, see the server's dry run, start. */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const [chosen] = useState(useChosenSubscriptions().read);
  const href = customerHref(customer.id, areaPaths.subscriptions);
  return (
    <>
      <PageHeader
        title={texts.title}
        help={chosen && !customer.isUser ? texts.chosen(chosen.count) : undefined}
        backTo={{ href, label: texts.back }}
      />
      {customer.isUser ? (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      ) : chosen === undefined ? (
        <EmptyState icon="sim" action={<LinkButton href={href}>{texts.toList}</LinkButton>}>
          {texts.none}
        </EmptyState>
      ) : (
        <>
          {chosen.count > MAX_BULK_SUBSCRIPTIONS ? (
            <AttentionBox variant="warning" title={texts.tooManyTitle}>
              {texts.tooMany(chosen.count)}
            </AttentionBox>
          ) : null}
          <BulkChangeWizard chosen={chosen} listHref={href} />
        </>
      )}
    </>
  );
};
