import { useState, type ComponentType } from 'react';
import { MOST_PASSKEYS, type Passkey, type Passkeys } from 'shared/contracts/passkey';
import { useCurrentCustomer } from 'shared/customers';
import { formatDateTime } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Cluster, Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { ChangeFrame } from '../change-frame.tsx';
import { PasswordProofForm } from '../password-proof-form.tsx';
import { profileQueries } from '../profile.queries.ts';
import styles from '../row-list.module.css';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { RenamePasskey } from './rename-passkey.tsx';
import { actionLabel, createdText, passkeyTexts as texts, removeTitle, usedText } from './texts.ts';

/** The user's passkeys, for signing in without a password. */
export const Page: ComponentType = () => {
  const query = useQuery(profileQueries(useHttp()).passkeys());
  const [step, setStep] = useState<Step>();
  const [isBack, setIsBack] = useState(false);
  const goBack = () => {
    setIsBack(true);
    setStep(undefined);
  };
  return (
    <ChangeFrame title={texts.title} help={texts.help}>
      <QueryView query={query} title={texts.failed}>
        {passkeys =>
          step === undefined ? (
            <PasskeyList {...passkeys} takesFocus={isBack} onStep={setStep} />
          ) : (
            <step.Form passkey={step.passkey} onBack={goBack} />
          )
        }
      </QueryView>
    </ChangeFrame>
  );
};

interface StepProps {
  readonly passkey: Passkey;
  readonly onBack: () => void;
}

/** The form that replaces the list. */
interface Step {
  readonly Form: ComponentType<StepProps>;
  readonly passkey: Passkey;
}

interface PasskeyListProps extends Passkeys {
  /** The previous step had focus and is gone. */
  readonly takesFocus: boolean;
  readonly onStep: (step: Step) => void;
}

const PasskeyList = ({ passkeys, newPasskeyUrl, takesFocus, onStep }: PasskeyListProps) => {
  const { customer } = useCurrentCustomer();
  const intro = useFocusWhenShown(takesFocus);
  const add = `${newPasskeyUrl}?kunde=${encodeURIComponent(customer.id)}`;
  return (
    <Card>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {passkeys.length === 0 ? texts.none : texts.stay}
        </Typography>
        {passkeys.length === 0 ? null : (
          <ul className={styles.list} aria-label={texts.list}>
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.passkeyId} passkey={passkey} onStep={onStep} />
            ))}
          </ul>
        )}
        <div>
          {passkeys.length < MOST_PASSKEYS ? (
            <LinkButton href={add}>{texts.add}</LinkButton>
          ) : (
            <Button disabledReason={texts.enough}>{texts.add}</Button>
          )}
        </div>
      </Stack>
    </Card>
  );
};

interface PasskeyRowProps extends Pick<PasskeyListProps, 'onStep'> {
  readonly passkey: Passkey;
}

const PasskeyRow = ({ passkey, onStep }: PasskeyRowProps) => {
  const { name, createdAt, usedAt } = passkey;
  const created = formatDateTime(createdAt);
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        <p className={styles.facts}>
          {createdText(created)}
          <br />
          {usedText(usedAt === null ? null : formatDateTime(usedAt))}
        </p>
      </div>
      <Cluster gap={2}>
        {actions.map(([label, Form]) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            aria-label={actionLabel(label, name, created)}
            onPress={() => {
              onStep({ Form, passkey });
            }}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </li>
  );
};

const RemovePasskey = ({ passkey: { passkeyId, name }, onBack }: StepProps) => {
  const toasts = useToasts();
  const intro = useFocusWhenShown();
  const leave = (title: string) => {
    toasts.show({ variant: 'SUCCESS', title });
    onBack();
  };
  return (
    <Card title={removeTitle(name)}>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {texts.removeText}
        </Typography>
        <PasswordProofForm
          submit={texts.removeSubmit}
          isDestructive
          onCancel={onBack}
          send={(writes, body) => writes.removePasskey(passkeyId, body)}
          onDone={() => {
            leave(texts.removed);
          }}
          onGone={() => {
            leave(texts.removedBefore);
          }}
        />
      </Stack>
    </Card>
  );
};

const actions = [
  [texts.rename, RenamePasskey],
  [texts.remove, RemovePasskey],
] as const;
