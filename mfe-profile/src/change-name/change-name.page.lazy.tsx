import { useState } from 'react';
import type { Profile } from 'shared/contracts/profile';
import type { NameBody } from 'shared/contracts/profile-changes';
import { useToasts } from 'shared/toasts';
import { TextField } from 'shared/ui/text-field';
import { ChangeForm, ChangeFrame } from '../change-form.tsx';
import styles from '../change-form.module.css';
import { changeTexts } from '../change-texts.ts';
import { useChangePage } from '../use-change-page.ts';
import { useOwnChange } from '../use-own-change.ts';
import { WithProfile } from '../with-profile.tsx';
import { fieldIds, isSameName, problemsOf, tidied } from './name-form.ts';
import { changeNameTexts as texts } from './texts.ts';

/** Changes the own name (NAV-007). */
export const ChangeNamePage = () => {
  const [draft, setDraft] = useState<NameBody>();
  const page = useChangePage(draft !== undefined);
  return (
    <ChangeFrame title={texts.title} help={texts.help} profileHref={page.profileHref}>
      <WithProfile>{profile => <NameForm {...{ profile, draft, setDraft }} {...page} />}</WithProfile>
      {page.question}
    </ChangeFrame>
  );
};

interface NameFormProps {
  readonly profile: Profile;
  /** What was entered; nothing while the fields are as they were read. */
  readonly draft: NameBody | undefined;
  readonly setDraft: (draft: NameBody | undefined) => void;
  readonly leave: () => void;
  readonly profileHref: string;
}

const NameForm = ({ profile, draft, setDraft, leave, profileHref }: NameFormProps) => {
  const toasts = useToasts();
  const name = draft ?? profile;
  const { submit, isPending } = useOwnChange({
    version: profile.version,
    send: (writes, body: NameBody) => writes.changeName(body),
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved });
      leave();
    },
  });
  const enter = (changes: Partial<NameBody>): void => {
    const { firstName, lastName } = { ...name, ...changes };
    setDraft(isSameName({ firstName, lastName }, profile) ? undefined : { firstName, lastName });
  };
  return (
    <ChangeForm
      problems={problemsOf(name)}
      submitText={changeTexts.save}
      isPending={isPending}
      profileHref={profileHref}
      onSubmit={() => {
        if (draft === undefined) leave();
        else submit(tidied(draft));
      }}
    >
      {messageAt => (
        <div className={styles.pair}>
          <TextField
            id={fieldIds.firstName}
            label={texts.firstName}
            autocomplete="given-name"
            maxLength={100}
            value={name.firstName}
            error={messageAt(fieldIds.firstName)}
            onChange={event => {
              enter({ firstName: event.target.value });
            }}
          />
          <TextField
            id={fieldIds.lastName}
            label={texts.lastName}
            autocomplete="family-name"
            maxLength={100}
            value={name.lastName}
            error={messageAt(fieldIds.lastName)}
            onChange={event => {
              enter({ lastName: event.target.value });
            }}
          />
        </div>
      )}
    </ChangeForm>
  );
};
