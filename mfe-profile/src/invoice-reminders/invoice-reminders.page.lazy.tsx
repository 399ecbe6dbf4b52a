import type { ComponentType } from 'react';
import type { RemindersBody } from 'shared/contracts/profile-changes';
import { Checkbox } from 'shared/ui/checkbox';
import * as z from 'zod/mini';
import { ChangeFrame } from '../change-frame.tsx';
import { ProfileEditForm, useProfileWrite, type EditedProfile } from '../profile-edit.tsx';
import { WithProfile } from '../with-profile.tsx';
import { invoiceRemindersTexts as texts } from './texts.ts';

const schema = z.object({ invoiceReminders: z.boolean() });

/** Sets whether an e-mail is sent before an invoice is due. */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>
      {(profile, readAgain) => <RemindersForm profile={profile} readAgain={readAgain} />}
    </WithProfile>
  </ChangeFrame>
);

const RemindersForm = (edited: EditedProfile) => {
  const edit = useProfileWrite(edited, {
    schema,
    valuesOf: ({ invoiceReminders = false }) => ({ invoiceReminders }),
    send: (writes, body: RemindersBody) => writes.changeReminders(body),
    savedText: body => (body.invoiceReminders ? texts.on : texts.off),
  });
  const { form } = edit;
  return (
    <ProfileEditForm edit={edit}>
      <Checkbox
        id={form.field('invoiceReminders').id}
        checked={form.values.invoiceReminders}
        onChange={event => {
          form.change({ invoiceReminders: event.target.checked });
        }}
        help={texts.wantedHelp}
      >
        {texts.wanted}
      </Checkbox>
    </ProfileEditForm>
  );
};
