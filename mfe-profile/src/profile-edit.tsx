import type { ReactNode } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { Form, useForm, type FormOptions, type FormState, type Leaving } from 'shared/form';
import { ChangedMeanwhile, useEdited, type Edited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { useProfileHref } from './change-frame.tsx';
import { changeTexts as texts } from './change-texts.ts';
import type { OwnProfileWrites } from './own-profile.writes.ts';
import { useOwnWrite } from './use-own-write.ts';

/** What `WithProfile` passes on. */
export interface EditedProfile {
  readonly profile: Profile;
  readonly readAgain: ReadAgain;
}

interface ProfileEditOptions<Values extends object, Body> extends Pick<FormOptions<Values, Body>, 'schema'> {
  readonly valuesOf: (profile: Profile) => Values;
  readonly send: (writes: OwnProfileWrites, body: Body) => Promise<{ user: Profile }>;
  /** The toast's text after saving. */
  readonly savedText: (body: Body) => string;
}

export interface ProfileEdit<Values extends object, Body> {
  readonly edited: Edited<Profile>;
  readonly form: FormState<Values, Body> & Leaving;
  readonly write: { readonly submit: (body: Body) => void; readonly isPending: boolean };
}

/**
 * A form that edits the profile as loaded, and returns to it after saving. Render it with `ProfileEditForm`.
 *
 *     const edit = useProfileWrite(edited, { schema, valuesOf: …, send: …, savedText: … });
 *     return <ProfileEditForm edit={edit}><TextField {...edit.form.field('firstName')} … /></ProfileEditForm>;
 */
export const useProfileWrite = <Values extends object, Body>(
  { profile, readAgain }: EditedProfile,
  { schema, valuesOf, send, savedText }: ProfileEditOptions<Values, Body>,
): ProfileEdit<Values, Body> => {
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const edited = useEdited(profile, readAgain);
  const form = useForm({ schema, initial: valuesOf(edited.begun) });
  const write = useOwnWrite({
    version: edited.begun.version,
    send,
    ...edited.refusal,
    onDone: (_answer, body) => {
      toasts.show({ variant: 'SUCCESS', title: savedText(body) });
      form.leave(profileHref);
    },
  });
  return { edited, form, write };
};

interface ProfileEditFormProps<Values extends object, Body> {
  readonly edit: ProfileEdit<Values, Body>;
  readonly children: ReactNode;
}

/** The form around the fields of `useProfileWrite`. */
export const ProfileEditForm = <Values extends object, Body>({
  edit: { edited, form, write },
  children,
}: ProfileEditFormProps<Values, Body>) => {
  const profileHref = useProfileHref();
  return (
    <Card>
      <Form
        form={form}
        write={write}
        submit={texts.save}
        cancelHref={profileHref}
        onUnchanged={() => {
          form.leave(profileHref);
        }}
      >
        <ChangedMeanwhile edited={edited} form={form} />
        {children}
      </Form>
    </Card>
  );
};
