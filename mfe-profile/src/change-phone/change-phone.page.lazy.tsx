import { useState, type ComponentType } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { Form, useForm } from 'shared/form';
import { formatPhoneNumber } from 'shared/format/phone';
import { useSearchParams } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { usePageTitle } from 'shared/ui/page-title';
import { TextField } from 'shared/ui/text-field';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { CodeForm } from '../code-form.tsx';
import { asksToConfirm } from '../phone-link.ts';
import { useCodeStep } from '../use-code-step.ts';
import { WithProfile } from '../with-profile.tsx';
import { changePhoneTexts as texts } from './texts.ts';

/** A number that was never verified may be entered again to verify it. */
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

/** Changes the user's phone number, verified by a code (NAV-009), or verifies the present one. */
export const Page: ComponentType = () => {
  const isAsked = asksToConfirm(useSearchParams()[0]);
  const words = isAsked ? texts.confirm : texts.change;
  usePageTitle(words.title);
  return (
    <ChangeFrame title={words.title} help={words.help}>
      <WithProfile>
        {profile => (
          <PhoneSteps profile={profile} words={words} begun={(isAsked && profile.phoneNumber) || ''} />
        )}
      </WithProfile>
    </ChangeFrame>
  );
};

interface PhoneStepsProps {
  readonly profile: Profile;
  readonly words: typeof texts.change | typeof texts.confirm;
  /** Initial value of the field. */
  readonly begun: string;
}

const PhoneSteps = ({ profile, words, begun }: PhoneStepsProps) => {
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const form = useForm({
    schema: schemaFor(provenNumber(profile)),
    initial: { phoneNumber: formatPhoneNumber(begun) },
  });
  const { correctedField, ...codeStep } = useCodeStep();
  const [before] = useState(profile.phoneNumber);
  const { step } = codeStep;
  if (step)
    return (
      <CodeForm
        step={step}
        codeStep={codeStep}
        destination={formatPhoneNumber(step.body.destination)}
        submitText={words.submit}
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
          label={words.label}
          type="tel"
          autocomplete="tel"
          inputMode="tel"
          width="digits-8"
        />
      </Form>
    </Card>
  );
};
