import { useState } from 'react';
import type { Enrolment } from 'shared/contracts/second-factor';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { Typography } from 'shared/ui/typography';
import { useProfileHref } from '../change-frame.tsx';
import { PasswordProofForm } from '../password-proof-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { factorTexts as texts } from './texts.ts';

interface FactorOffProps {
  readonly onBegun: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Switches it on in two steps: the password, and a code from the app. */
export const FactorOff = ({ onBegun, onCodes }: FactorOffProps) => {
  const profileHref = useProfileHref();
  const [enrolment, setEnrolment] = useState<Enrolment | 'late'>();
  const toasts = useToasts();
  if (typeof enrolment === 'object')
    return (
      <ConfirmForm
        enrolment={enrolment}
        cancelHref={profileHref}
        onGone={() => {
          setEnrolment('late');
        }}
        onDone={onCodes}
      />
    );
  return (
    <Card title={texts.offTitle}>
      <Stack gap={5}>
        {enrolment === 'late' ? (
          <AttentionBox variant="warning" isAnnounced>
            {texts.late}
          </AttentionBox>
        ) : null}
        <Typography>{texts.offText}</Typography>
        <PasswordProofForm
          submit={texts.begin}
          cancelHref={profileHref}
          send={(writes, body) => writes.beginSecondFactor(body)}
          onGone={() => {
            toasts.show({ variant: 'WARNING', title: texts.alreadyOn });
          }}
          onDone={answer => {
            onBegun();
            setEnrolment(answer.enrolment);
          }}
        />
      </Stack>
    </Card>
  );
};
