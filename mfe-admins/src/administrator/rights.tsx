import { useEffect, useRef, useState } from 'react';
import type { ReadAgain } from 'shared/form/edited';
import { Card } from 'shared/ui/card';
import { QueryFailure } from 'shared/ui/query-view';
import { accessTexts } from '../access-model/access-texts.ts';
import type { AdministratorItem } from '../administrator-item.ts';
import { RightsEditor } from './rights-editor.tsx';
import { EditButton, RightsSummary } from './rights-summary.tsx';
import { rightsTexts as texts } from './texts.ts';
import { useNamedAccess } from './use-named-access.ts';

interface RightsProps {
  readonly item: AdministratorItem;
  readonly readAgain: ReadAgain;
  readonly isEditing: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  readonly onPendingChange: (hasPendingChanges: boolean) => void;
  readonly onRemoved: () => void;
}

/** An administrator's access, and editing it (ADM-049 to ADM-066). */
export const Rights = (props: RightsProps) => {
  const { item, readAgain, isEditing, onEditingChange, onPendingChange, onRemoved } = props;
  // ADM-067: the button comes back when the drawer is reopened or the page reloaded, which loads the rights again.
  // Until then it would edit what may not be the saved state.
  const [isSaved, setIsSaved] = useState(false);
  // The button that ended editing is gone: without this nothing has focus, and Escape does not reach the drawer.
  const summary = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) summary.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { access, names } = useNamedAccess(item);
  const close = () => {
    onEditingChange(false);
    onPendingChange(false);
  };
  return (
    <Card
      title={texts.title}
      level={3}
      actions={
        isEditing || isSaved ? undefined : (
          <EditButton
            onPress={() => {
              onEditingChange(true);
            }}
          />
        )
      }
    >
      {names.error === null ? null : (
        <QueryFailure query={names} title={isEditing ? accessTexts.sectionFailed : texts.failed} />
      )}
      {isEditing ? (
        <RightsEditor
          item={item}
          readAgain={readAgain}
          onPendingChange={onPendingChange}
          onCancel={close}
          onSaved={() => {
            setIsSaved(true);
            close();
          }}
          onGone={() => {
            onPendingChange(false);
            onRemoved();
          }}
        />
      ) : (
        <div ref={summary} tabIndex={-1}>
          <RightsSummary access={access} isLoading={names.isLoading} />
        </div>
      )}
    </Card>
  );
};
