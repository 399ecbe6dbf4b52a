import { useState, type ComponentType } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { Form, useForm } from 'shared/form';
import { formatPhoneNumber } from 'shared/format/phone';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { TextField } from 'shared/ui/text-field';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { CodeForm } from '../code-form.tsx';
import { useCodeStep } from '../use-code-step.ts';
import { WithProfile } from '../with-profile.tsx';
import { changePhoneTexts as texts } from './texts.ts';

/** A number that was never proven may be entered again, to be. */
const provenNumber = ({ phoneNumber, phoneVerified }: Profile) =>
  phoneVerified === false ? undefined : phoneNumber;

const schemaFor = (present: string | null | undefined) =>
  z.pipe(
    z.object({
      phoneNumber: field(
        firstOf(
          phoneRule,
          must(entered => entered !== present, texts.same),
        ),
        tidyPhone,
      ),
    }),
    z.transform(({ phoneNumber }) => ({
      purpose: 'ChangePhoneNumber' as const,
      destination: phoneNumber,
    })),
  );

/** Changes the own phone number, which a code proves (NAV-009). */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>{profile => <PhoneSteps profile={profile} />}</WithProfile>
  </ChangeFrame>
);

const PhoneSteps = ({ profile }: { readonly profile: Profile }) => {
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const form = useForm({ schema: schemaFor(provenNumber(profile)), initial: { phoneNumber: '' } });
  const { correctedField, ...codeStep } = useCodeStep();
  const [before] = useState(profile.phoneNumber);
  const { step } = codeStep;
  if (step)
    return (
      <CodeForm
        step={step}
        codeStep={codeStep}
        destination={formatPhoneNumber(step.body.destination)}
        submitText={texts.submit}
        correctText={texts.correct}
        question={form.question}
        change={(writes, { challengeId }) =>
          writes.changePhoneNumber({ phoneNumber: step.body.destination, challengeId })
        }
        onDone={() => {
          toasts.show({
            variant: 'SUCCESS',
            title: step.body.destination === before ? texts.proven : texts.saved,
          });
          form.leave(profileHref);
        }}
      />
    );
  return (
    <Card>
      <Form form={form} write={codeStep.write} submit={changeTexts.sendCode} cancelHref={profileHref}>
        <TextField
          {...form.field('phoneNumber')}
          ref={correctedField}
          label={texts.label}
          type="tel"
          autocomplete="tel"
          inputMode="tel"
          width="digits-8"
        />
      </Form>
    </Card>
  );
};
