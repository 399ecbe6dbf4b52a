import type { ReactNode, Ref } from 'react';
import type { SubscriptionView } from 'shared/contracts/subscription-view';
import { MAX_VIEW_NAME } from 'shared/contracts/text-limits';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useForm } from 'shared/form';
import { useHttp } from 'shared/http';
import { useFocusWhenFewer } from 'shared/list/use-focus-when-fewer';
import { useQuery } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { Checkbox } from 'shared/ui/checkbox';
import { CopyButton } from 'shared/ui/copy-button';
import { Drawer } from 'shared/ui/drawer';
import { Cluster, Stack } from 'shared/ui/layout';
import { QueryView } from 'shared/ui/query-view';
import { Select } from 'shared/ui/select';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { fits } from 'shared/validation/fits';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { SavedViews } from './saved-views.tsx';
import { viewQuery, type OverviewValues } from './overview-params.ts';
import { useViewWrite } from './use-view-write.ts';
import { viewTexts as texts } from './view-texts.ts';
import { viewsQuery } from './views.queries.ts';

const schema = z.object({
  viewId: z.string(),
  name: field(
    firstOf(
      must(name => name !== '', texts.nameMissing),
      fits('Navnet', MAX_VIEW_NAME),
    ),
  ),
  isDefault: z.boolean(),
});

const asNew = { viewId: '', name: '', isDefault: false };

const useKeepForm = () => useForm({ schema, initial: asNew });

interface KeepFormProps {
  readonly form: ReturnType<typeof useKeepForm>;
  readonly views: readonly SubscriptionView[];
  readonly query: string;
  readonly onKept: () => void;
}

/** Saves the current list: under a new name, or in place of an existing view. */
const KeepForm = ({ form, views, query, onKept }: KeepFormProps) => {
  const toasts = useToasts();
  const write = useViewWrite({
    expected: ['NotFound', 'SubscriptionViewNameTaken', 'SubscriptionViewLimitReached'],
    onRefused: (code, message) => {
      if (code === 'NotFound') form.change({ viewId: '' });
      form.refuse('name', code === 'NotFound' ? texts.goneReplaced : message);
    },
    onDone: ({ view }) => {
      toasts.show({ variant: 'SUCCESS', title: texts.kept(view.name) });
      form.leave(onKept);
    },
  });
  const choose = (viewId: string): void => {
    const view = views.find(({ id }) => id === viewId);
    form.change(view ? { viewId, name: view.name, isDefault: view.isDefault } : asNew);
  };
  return (
    <Form
      form={form}
      submit={texts.submit}
      write={{
        isPending: write.isPending,
        submit: ({ viewId, ...view }: typeof asNew) => {
          write.submit({ ...view, query, ...(viewId !== '' && { id: viewId }) });
        },
      }}
    >
      {views.length === 0 ? null : (
        <Select
          label={texts.as}
          value={form.values.viewId}
          options={[
            { value: '', label: texts.newView },
            ...views.map(({ id, name }) => ({ value: id, label: texts.replaced(name) })),
          ]}
          onChange={({ target }) => {
            choose(target.value);
          }}
        />
      )}
      <TextField {...form.field('name')} label={texts.name} />
      <Checkbox
        checked={form.values.isDefault}
        onChange={({ target }) => {
          form.change({ isDefault: target.checked });
        }}
      >
        {texts.isDefault}
      </Checkbox>
    </Form>
  );
};

interface PartProps {
  readonly title: string;
  readonly help?: string;
  readonly heading?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

const Part = ({ title, help, heading = null, children }: PartProps) => (
  <section>
    <Stack gap={3}>
      <Typography tag="h3" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {help === undefined ? null : <Typography tone="muted">{help}</Typography>}
      {children}
    </Stack>
  </section>
);

export interface ViewDrawerProps {
  readonly values: OverviewValues;
  readonly onClose: () => void;
}

/** Saves the current list as a view, shares it as a link, and lists the saved views. */
export const ViewDrawer = ({ values, onClose }: ViewDrawerProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const views = useQuery(viewsQuery(useHttp(), customerId));
  const form = useKeepForm();
  const kept = useFocusWhenFewer(views.data?.views.length ?? 0);
  const query = viewQuery(values);
  // Only the browser knows the portal's address.
  const address = new URL(globalThis.location.href);
  address.search = query;
  return (
    <Drawer title={texts.title} onClose={onClose} blocksOverlay hasPendingChanges={form.isDirty}>
      <Stack gap={8}>
        <QueryView query={views} title={texts.failed}>
          {data => (
            <Part title={texts.keep} help={texts.keepHelp}>
              <KeepForm form={form} views={data.views} query={query} onKept={onClose} />
            </Part>
          )}
        </QueryView>
        {/* Sharing a link needs no saved views. */}
        {views.isPending ? null : (
          <Part title={texts.share} help={texts.shareHelp}>
            <Cluster gap={1}>
              <span>{texts.link}</span>
              <CopyButton value={address.href} what={texts.linkCopied} />
            </Cluster>
          </Part>
        )}
        {views.data && (
          <Part title={texts.own} heading={kept}>
            <SavedViews views={views.data.views} />
          </Part>
        )}
      </Stack>
    </Drawer>
  );
};
