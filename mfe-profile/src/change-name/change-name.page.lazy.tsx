import type { ComponentType } from 'react';
import type { Profile } from 'shared/contracts/profile';
import type { NameBody } from 'shared/contracts/profile-changes';
import { Form, useForm } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { TextField } from 'shared/ui/text-field';
import { personNameRule } from 'shared/validation/person-name';
import { field } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import styles from '../change.module.css';
import { useOwnWrite } from '../use-own-write.ts';
import { WithProfile } from '../with-profile.tsx';
import { changeNameTexts as texts } from './texts.ts';

/** VAL-026. */
const schema = z.object({
  firstName: field(personNameRule('firstName')),
  lastName: field(personNameRule('lastName')),
});

/** Changes the own name (NAV-007). */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>{(profile, readAgain) => <NameForm profile={profile} readAgain={readAgain} />}</WithProfile>
  </ChangeFrame>
);

interface NameFormProps {
  readonly profile: Profile;
  readonly readAgain: ReadAgain;
}

const NameForm = ({ profile, readAgain }: NameFormProps) => {
  const edited = useEdited(profile, readAgain);
  const { firstName, lastName, version } = edited.begun;
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const form = useForm({ schema, initial: { firstName, lastName } });
  const write = useOwnWrite({
    version,
    send: (writes, body: NameBody) => writes.changeName(body),
    ...edited.refusal,
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved });
      form.leave(profileHref);
    },
  });
  return (
    <Card>
      <Form
        form={form}
        write={write}
        submit={changeTexts.save}
        cancelHref={profileHref}
        onUnchanged={() => {
          form.leave(profileHref);
        }}
      >
        <ChangedMeanwhile edited={edited} form={form} />
        <div className={styles.pair}>
          <TextField {...form.field('firstName')} label={texts.firstName} autocomplete="given-name" />
          <TextField {...form.field('lastName')} label={texts.lastName} autocomplete="family-name" />
        </div>
      </Form>
    </Card>
  );
};
