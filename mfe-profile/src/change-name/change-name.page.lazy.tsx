import type { ComponentType } from 'react';
import type { NameBody } from 'shared/contracts/profile-changes';
import { TextField } from 'shared/ui/text-field';
import { personNameRule } from 'shared/validation/person-name';
import { field } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { ChangeFrame } from '../change-frame.tsx';
import styles from '../change.module.css';
import { ProfileEditForm, useProfileWrite, type EditedProfile } from '../profile-edit.tsx';
import { WithProfile } from '../with-profile.tsx';
import { changeNameTexts as texts } from './texts.ts';

/** VAL-026. */
const schema = z.object({
  firstName: field(personNameRule('firstName')),
  lastName: field(personNameRule('lastName')),
});

/** Changes the user's name (NAV-007). */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>{(profile, readAgain) => <NameForm profile={profile} readAgain={readAgain} />}</WithProfile>
  </ChangeFrame>
);

const NameForm = (edited: EditedProfile) => {
  const edit = useProfileWrite(edited, {
    schema,
    valuesOf: ({ firstName, lastName }) => ({ firstName, lastName }),
    send: (writes, body: NameBody) => writes.changeName(body),
    savedText: () => texts.saved,
  });
  return (
    <ProfileEditForm edit={edit}>
      <div className={styles.pair}>
        <TextField {...edit.form.field('firstName')} label={texts.firstName} autocomplete="given-name" />
        <TextField {...edit.form.field('lastName')} label={texts.lastName} autocomplete="family-name" />
      </div>
    </ProfileEditForm>
  );
};
