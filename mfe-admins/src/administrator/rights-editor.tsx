import { useEffect } from 'react';
import type { UserAssetsBody } from 'shared/contracts/access';
import { Form, useFormState } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import * as z from 'zod/mini';
import { accessOf, accessSchema, isSameChoice } from '../access-model/access-choice.ts';
import { AccessField } from '../access-model/access-field.tsx';
import type { AdministratorItem } from '../administrator-item.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import { accessChange } from './access-change.ts';
import { ChangeSummary } from './change-summary.tsx';
import { handedOverBy } from './handed-over.ts';
import { alreadyGoneToast, rightsTexts as texts, rightsToast } from './texts.ts';
import { useHeldAlerts } from './use-held-alerts.ts';
import { useNamedAccess } from './use-named-access.ts';

interface RightsEditorProps {
  readonly item: AdministratorItem;
  readonly readAgain: ReadAgain;
  readonly onPendingChange: (hasPendingChanges: boolean) => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
  /** Called when somebody else has deleted the administrator. */
  readonly onGone: () => void;
}

/** Edits an administrator's access; shows the consequences before saving (ADM-055 to ADM-065). */
export const RightsEditor = (props: RightsEditorProps) => {
  const { item, readAgain, onPendingChange, onCancel, onSaved, onGone } = props;
  const edited = useEdited(item, readAgain);
  const { email, version } = edited.begun;
  const { access } = useNamedAccess(edited.begun);
  const alerts = useHeldAlerts(email, true);
  const toasts = useToasts();
  const form = useFormState({
    schema: z.pipe(
      z.object({ access: accessSchema }),
      z.transform(chosen => ({ userEmail: email, ...accessOf(chosen.access) })),
    ),
    initial: { access },
    isChanged: chosen => !isSameChoice(access, chosen.access),
  });
  const write = useAdministratorWrite({
    send: (writes, body: UserAssetsBody) => writes.changeAccess(body, version),
    ...edited.refusal,
    ifGone: { toast: { variant: 'WARNING', ...alreadyGoneToast }, leave: onGone },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', ...rightsToast });
      onSaved();
    },
  });
  const { id } = form.at('access');
  // The button that opened the editor is gone: the drawer would focus its first button, which closes it.
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <Form form={form} write={write} submit={texts.save} onCancel={onCancel} onUnchanged={onCancel}>
      <ChangedMeanwhile
        edited={edited}
        form={{
          isDirty: form.isDirty,
          reset: () => {
            form.reset();
            onPendingChange(false);
          },
        }}
      />
      <AccessField
        {...form.field('access')}
        onChange={next => {
          form.change({ access: next });
          onPendingChange(!isSameChoice(access, next));
        }}
      />
      <ChangeSummary
        change={accessChange(access, form.values.access)}
        alerts={handedOverBy(alerts, form.values.access)}
      />
    </Form>
  );
};
