import { useState, type ComponentType } from 'react';
import type { Enrolment, SecondFactor } from 'shared/contracts/second-factor';
import { useLeaving } from 'shared/form';
import { formatDateTime } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { PasswordProofForm } from '../password-proof-form.tsx';
import { profileQueries } from '../profile.queries.ts';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { factorTexts as texts } from './texts.ts';

const fewCodes = 3;

/** The second step of the own sign-ins: switched on, with new recovery codes, and off. */
export const Page: ComponentType = () => {
  const query = useQuery(profileQueries(useHttp()).secondFactor());
  const [codes, setCodes] = useState<readonly string[]>();
  const [isJustOn, setIsJustOn] = useState(false);
  const { leave } = useLeaving(false);
  const profileHref = useProfileHref();
  const toProfile = () => {
    leave(profileHref);
  };
  return (
    <ChangeFrame title={texts.title} help={texts.help}>
      {codes === undefined ? (
        <QueryView query={query} title={texts.failed}>
          {factor =>
            factor.isOn ? (
              <FactorOn factor={factor} onCodes={setCodes} onRemoved={toProfile} />
            ) : (
              <FactorOff
                onCodes={first => {
                  setIsJustOn(true);
                  setCodes(first);
                }}
              />
            )
          }
        </QueryView>
      ) : (
        <RecoveryCodes codes={codes} isJustOn={isJustOn} onDone={toProfile} />
      )}
    </ChangeFrame>
  );
};

interface GivesCodes {
  readonly onCodes: (codes: readonly string[]) => void;
}

const FactorOff = ({ onCodes }: GivesCodes) => {
  const profileHref = useProfileHref();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  if (enrolment) return <ConfirmForm enrolment={enrolment} cancelHref={profileHref} onDone={onCodes} />;
  return (
    <Card title={texts.offTitle}>
      <Stack gap={5}>
        <Typography>{texts.offText}</Typography>
        <PasswordProofForm
          submit={texts.begin}
          cancelHref={profileHref}
          send={(writes, body) => writes.beginSecondFactor(body)}
          onDone={answer => {
            setEnrolment(answer.enrolment);
          }}
        />
      </Stack>
    </Card>
  );
};

interface FactorOnProps extends GivesCodes {
  readonly factor: SecondFactor;
  readonly onRemoved: () => void;
}

const FactorOn = ({ factor, onCodes, onRemoved }: FactorOnProps) => {
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
          onDone={() => {
            toasts.show({ variant: 'SUCCESS', title: texts.removed });
            onRemoved();
          }}
        />
      </Stack>
    </Card>
  );
};
