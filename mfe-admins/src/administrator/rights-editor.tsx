import type { UserAssetsBody } from 'shared/contracts/access';
import { Form, useFormState } from 'shared/form';
import { useToasts } from 'shared/toasts';
import * as z from 'zod/mini';
import { accessOf, accessSchema, isSameChoice, type AccessChoice } from '../access-choice.ts';
import { AccessField } from '../access-field.tsx';
import type { AdministratorItem } from '../administrator-item.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import { accessChange } from './access-change.ts';
import { ChangeSummary } from './change-summary.tsx';
import { rightsTexts as texts, rightsToast } from './texts.ts';

interface RightsEditorProps {
  readonly item: AdministratorItem;
  readonly access: AccessChoice;
  readonly onPendingChange: (hasPendingChanges: boolean) => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/** Changes what an administrator has access to; says before saving what that means (ADM-055 to ADM-065). */
export const RightsEditor = ({ item, access, onPendingChange, onCancel, onSaved }: RightsEditorProps) => {
  const toasts = useToasts();
  const form = useFormState({
    schema: z.pipe(
      z.object({ access: accessSchema }),
      z.transform(chosen => ({ userEmail: item.email, ...accessOf(chosen.access) })),
    ),
    initial: { access },
    isChanged: chosen => !isSameChoice(access, chosen.access),
  });
  const write = useAdministratorWrite({
    send: (writes, body: UserAssetsBody) => writes.changeAccess(body, item.version),
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', ...rightsToast });
      onSaved();
    },
  });
  return (
    <Form form={form} write={write} submit={texts.save} onCancel={onCancel} onUnchanged={onCancel}>
      <AccessField
        {...form.field('access')}
        onChange={next => {
          form.change({ access: next });
          onPendingChange(!isSameChoice(access, next));
        }}
      />
      <ChangeSummary change={accessChange(access, form.values.access)} />
    </Form>
  );
};
