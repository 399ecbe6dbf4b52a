import { useState } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { formatPhoneNumber } from 'shared/format/phone';
import { useToasts } from 'shared/toasts';
import { TextField } from 'shared/ui/text-field';
import { firstOf, must } from 'shared/validation/rule';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { ChangeForm, ChangeFrame } from '../change-form.tsx';
import { changeTexts } from '../change-texts.ts';
import { CodeForm } from '../code-form.tsx';
import { useChangePage } from '../use-change-page.ts';
import { useCodeStep } from '../use-code-step.ts';
import { orRefused } from '../use-own-change.ts';
import { WithProfile } from '../with-profile.tsx';
import { changePhoneTexts as texts } from './texts.ts';

const fieldId = 'phone-number';

/** Changes the own phone number, which a code proves (NAV-009). */
export const ChangePhonePage = () => {
  const [entered, setEntered] = useState('');
  const page = useChangePage(entered !== '');
  return (
    <ChangeFrame title={texts.title} help={texts.help} profileHref={page.profileHref}>
      <WithProfile>{profile => <PhoneSteps {...{ profile, entered, setEntered }} {...page} />}</WithProfile>
      {page.question}
    </ChangeFrame>
  );
};

interface PhoneStepsProps {
  readonly profile: Profile;
  readonly entered: string;
  readonly setEntered: (entered: string) => void;
  readonly leave: () => void;
  readonly profileHref: string;
}

const PhoneSteps = ({ profile, entered, setEntered, leave, profileHref }: PhoneStepsProps) => {
  const toasts = useToasts();
  const code = useCodeStep({ expected: [], onRefused: () => undefined });
  const phoneNumber = tidyPhone(entered);
  const message = firstOf(
    phoneRule,
    must(value => value !== profile.phoneNumber, texts.same),
  )(phoneNumber);
  const send = (): void => {
    code.send({ purpose: 'ChangePhoneNumber', destination: phoneNumber });
  };
  if (code.step)
    return (
      <CodeForm
        step={code.step}
        destination={formatPhoneNumber(phoneNumber)}
        submitText={texts.submit}
        profileHref={profileHref}
        isSendingAgain={code.isSending}
        onSendAgain={send}
        correctText={texts.correct}
        onCorrect={code.correct}
        change={(writes, { challengeId }) =>
          writes.changePhoneNumber({ phoneNumber, challengeId }).catch(orRefused('InvalidToken'))
        }
        onRefused={() => undefined}
        onDone={() => {
          toasts.show({ variant: 'SUCCESS', title: texts.saved });
          leave();
        }}
      />
    );
  return (
    <ChangeForm
      problems={message === undefined ? [] : [{ fieldId, message }]}
      submitText={changeTexts.sendCode}
      isPending={code.isSending}
      profileHref={profileHref}
      onSubmit={send}
    >
      {messageAt => (
        <TextField
          id={fieldId}
          label={texts.label}
          type="tel"
          autocomplete="tel"
          inputMode="tel"
          width="digits-8"
          value={entered}
          error={messageAt(fieldId)}
          onChange={event => {
            setEntered(event.target.value);
          }}
        />
      )}
    </ChangeForm>
  );
};
