import { useState } from 'react';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { ErrorSummary } from 'shared/ui/error-summary';
import { accessOf, accessProblem, isSameChoice, type AccessChoice } from '../access-choice.ts';
import { accessFieldId } from '../access-field-id.ts';
import { AccessField } from '../access-field.tsx';
import type { AdministratorItem } from '../administrator-item.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import { accessChange } from './access-change.ts';
import { ChangeSummary } from './change-summary.tsx';
import styles from './rights.module.css';
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
  const [draft, setDraft] = useState<AccessChoice>();
  const [attempt, setAttempt] = useState(0);
  const choice = draft ?? access;
  const problem = accessProblem(choice);
  const error = attempt > 0 ? problem : undefined;
  const write = useAdministratorWrite({
    send: (writes, body: Parameters<typeof writes.changeAccess>[0]) =>
      writes.changeAccess(body, item.version),
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', ...rightsToast });
      onSaved();
    },
  });

  const change = (next: AccessChoice) => {
    setDraft(next);
    onPendingChange(!isSameChoice(access, next));
  };
  const save = () => {
    setAttempt(attempt + 1);
    if (problem !== undefined) return;
    if (isSameChoice(access, choice)) onCancel();
    else write.mutate({ userEmail: item.email, ...accessOf(choice) });
  };

  return (
    <div className={styles.editor}>
      <ErrorSummary
        problems={error === undefined ? [] : [{ fieldId: accessFieldId, message: error }]}
        attempt={attempt}
      />
      <AccessField choice={choice} onChange={change} error={error} />
      <ChangeSummary change={accessChange(access, choice)} />
      <div className={styles.buttons}>
        <Button isPending={write.isPending} onPress={save}>
          {texts.save}
        </Button>
        <Button variant="secondary-alternative" onPress={write.isPending ? undefined : onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
};
