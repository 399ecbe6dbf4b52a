import type { ComponentType } from 'react';
import type { Profile } from 'shared/contracts/profile';
import type { RemindersBody } from 'shared/contracts/profile-changes';
import { Form, useForm } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { Checkbox } from 'shared/ui/checkbox';
import * as z from 'zod/mini';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { useOwnWrite } from '../use-own-write.ts';
import { WithProfile } from '../with-profile.tsx';
import { invoiceRemindersTexts as texts } from './texts.ts';

const schema = z.object({ invoiceReminders: z.boolean() });

/** Chooses whether a mail comes before an invoice is due. */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>
      {(profile, readAgain) => <RemindersForm profile={profile} readAgain={readAgain} />}
    </WithProfile>
  </ChangeFrame>
);

interface RemindersFormProps {
  readonly profile: Profile;
  readonly readAgain: ReadAgain;
}

const RemindersForm = ({ profile, readAgain }: RemindersFormProps) => {
  const edited = useEdited(profile, readAgain);
  const { invoiceReminders = false, version } = edited.begun;
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const form = useForm({ schema, initial: { invoiceReminders } });
  const write = useOwnWrite({
    version,
    send: (writes, body: RemindersBody) => writes.changeReminders(body),
    ...edited.refusal,
    onDone: (_answer, body) => {
      toasts.show({ variant: 'SUCCESS', title: body.invoiceReminders ? texts.on : texts.off });
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
      </Form>
    </Card>
  );
};
