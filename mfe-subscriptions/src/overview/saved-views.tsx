import { useState } from 'react';
import { deletedViewAnswer, type SubscriptionView } from 'shared/contracts/subscription-view';
import { useCurrentCustomer } from 'shared/customers';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { Cluster, Stack } from 'shared/ui/layout';
import { Tag } from 'shared/ui/tag';
import { useWrite } from 'shared/write';
import styles from './saved-views.module.css';
import { useViewWrite } from './use-view-write.ts';
import { viewTexts as texts } from './view-texts.ts';
import { viewsKey, viewsPath } from './views.queries.ts';

interface ChangedViews {
  readonly toggleDefault: (view: SubscriptionView) => void;
  readonly isToggling: boolean;
  readonly forget: (view: SubscriptionView) => void;
  readonly isForgetting: boolean;
}

const useChangedViews = (): ChangedViews => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const succeed = (title: string) => {
    toasts.show({ variant: 'SUCCESS', title });
  };
  const gone = {
    expected: ['NotFound'] as const,
    onRefused: () => {
      toasts.show({ variant: 'WARNING', title: texts.gone });
    },
  };
  const toggle = useViewWrite({
    ...gone,
    onDone: ({ view: { name, isDefault } }) => {
      succeed(isDefault ? texts.defaultMade(name) : texts.defaultLeft);
    },
  });
  const removal = useWrite({
    send: (http, { id }: SubscriptionView) =>
      http.request({
        method: 'DELETE',
        path: `${viewsPath}/${encodeURIComponent(id)}`,
        query: { customerId },
        schema: deletedViewAnswer,
      }),
    stale: [viewsKey(customerId)],
    ...gone,
    onDone: (_answer, { name }) => {
      succeed(texts.deleted(name));
    },
  });
  return {
    toggleDefault: view => {
      toggle.submit({ ...view, isDefault: !view.isDefault });
    },
    isToggling: toggle.isPending,
    forget: removal.submit,
    isForgetting: removal.isPending,
  };
};

interface KeptViewProps {
  readonly view: SubscriptionView;
  readonly changes: ChangedViews;
  readonly onDelete: () => void;
}

const KeptView = ({ view, changes, onDelete }: KeptViewProps) => (
  <li className={styles.view}>
    <Cluster gap={2}>
      <span className={styles.name}>{view.name}</span>
      {view.isDefault ? <Tag tone="info">{texts.default}</Tag> : null}
    </Cluster>
    <Cluster gap={1}>
      <Button
        variant="tertiary"
        size="small"
        isPending={changes.isToggling}
        onPress={() => {
          changes.toggleDefault(view);
        }}
      >
        {view.isDefault ? texts.leaveDefault(view.name) : texts.makeDefault(view.name)}
      </Button>
      <Button
        variant="icon"
        size="small"
        icon="trash"
        aria-label={texts.delete(view.name)}
        onPress={onDelete}
      />
    </Cluster>
  </li>
);

/** The user's saved views: set the default, or delete them. */
export const SavedViews = ({ views }: { readonly views: readonly SubscriptionView[] }) => {
  const changes = useChangedViews();
  const [toDelete, setToDelete] = useState<SubscriptionView>();
  if (views.length === 0) return <p>{texts.none}</p>;
  return (
    <Stack gap={2}>
      <ul className={styles.list}>
        {views.map(view => (
          <KeptView
            key={view.id}
            view={view}
            changes={changes}
            onDelete={() => {
              setToDelete(view);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        title={texts.deleteTitle(toDelete?.name ?? '')}
        confirmLabel={texts.deleteConfirm}
        tone="destructive"
        isPending={changes.isForgetting}
        onConfirm={() => {
          if (toDelete) changes.forget(toDelete);
          setToDelete(undefined);
        }}
        onCancel={() => {
          setToDelete(undefined);
        }}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </Stack>
  );
};
