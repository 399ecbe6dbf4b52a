import { useState } from 'react';
import type { SecondFactor } from 'shared/contracts/second-factor';
import { formatDateTime } from 'shared/format/date';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { Typography } from 'shared/ui/typography';
import { useProfileHref } from '../change-frame.tsx';
import { PasswordProofForm } from '../password-proof-form.tsx';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { factorTexts as texts } from './texts.ts';

const fewCodes = 3;

interface GivesCodes {
  readonly onCodes: (codes: readonly string[]) => void;
}

interface FactorOnProps extends GivesCodes {
  readonly factor: SecondFactor;
  /**
   * Set-up started here, but it was switched on before its codes were shown: the response was lost, or another tab
   * finished.
   */
  readonly hasUnseenCodes: boolean;
  readonly onRemoved: () => void;
}

/** When it was switched on, new recovery codes, and switching it off. */
export const FactorOn = ({ factor, hasUnseenCodes, onCodes, onRemoved }: FactorOnProps) => {
  const [task, setTask] = useState<'renew' | 'remove'>();
  if (task === 'renew') return <RenewCodes onCodes={onCodes} />;
  if (task === 'remove') return <RemoveFactor onRemoved={onRemoved} />;
  return (
    <Card title={texts.onTitle}>
      <Stack gap={5}>
        <DescriptionList
          items={[
            { term: texts.since, value: factor.since === null ? '-' : formatDateTime(factor.since) },
            { term: texts.codesLeft, value: String(factor.recoveryCodesLeft) },
          ]}
        />
        {hasUnseenCodes ? (
          <AttentionBox variant="warning" isAnnounced>
            {texts.codesUnseen}
          </AttentionBox>
        ) : null}
        {factor.recoveryCodesLeft < fewCodes ? (
          <AttentionBox variant="warning">{texts.fewCodes}</AttentionBox>
        ) : null}
        <Cluster>
          <Button
            variant="secondary"
            onPress={() => {
              setTask('renew');
            }}
          >
            {texts.renew}
          </Button>
          <Button
            variant="destructive-secondary"
            onPress={() => {
              setTask('remove');
            }}
          >
            {texts.remove}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
};

const RenewCodes = ({ onCodes }: GivesCodes) => {
  const profileHref = useProfileHref();
  const toasts = useToasts();
  const intro = useFocusWhenShown();
  return (
    <Card title={texts.renew}>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {texts.renewText}
        </Typography>
        <PasswordProofForm
          submit={texts.renew}
          cancelHref={profileHref}
          send={(writes, body) => writes.renewRecoveryCodes(body)}
          onGone={() => {
            toasts.show({ variant: 'WARNING', title: texts.alreadyOff });
          }}
          onDone={({ recoveryCodes }) => {
            onCodes(recoveryCodes);
          }}
        />
      </Stack>
    </Card>
  );
};

const RemoveFactor = ({ onRemoved }: { readonly onRemoved: () => void }) => {
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const intro = useFocusWhenShown();
  return (
    <Card title={texts.removeTitle}>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {texts.removeText}
        </Typography>
        <PasswordProofForm
          submit={texts.remove}
          isDestructive
          cancelHref={profileHref}
          send={(writes, body) => writes.removeSecondFactor(body)}
          onGone={() => {
            toasts.show({ variant: 'SUCCESS', title: texts.alreadyOff });
            onRemoved();
          }}
          onDone={() => {
            toasts.show({ variant: 'SUCCESS', title: texts.removed });
            onRemoved();
          }}
        />
      </Stack>
    </Card>
  );
};
