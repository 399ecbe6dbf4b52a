import { useState, type ComponentType } from 'react';
import { MOST_PASSKEYS, type Passkey, type Passkeys } from 'shared/contracts/passkey';
import { useCurrentCustomer } from 'shared/customers';
import { formatDateTime } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { ChangeFrame } from '../change-frame.tsx';
import { PasswordProofForm } from '../password-proof-form.tsx';
import { profileQueries } from '../profile.queries.ts';
import styles from '../row-list.module.css';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { createdText, passkeyTexts as texts, removeLabel, removeTitle, usedText } from './texts.ts';

/** The user's passkeys, for signing in without a password. */
export const Page: ComponentType = () => {
  const query = useQuery(profileQueries(useHttp()).passkeys());
  const [removing, setRemoving] = useState<Passkey>();
  const [isBack, setIsBack] = useState(false);
  const goBack = () => {
    setIsBack(true);
    setRemoving(undefined);
  };
  return (
    <ChangeFrame title={texts.title} help={texts.help}>
      <QueryView query={query} title={texts.failed}>
        {passkeys =>
          removing === undefined ? (
            <PasskeyList {...passkeys} takesFocus={isBack} onRemove={setRemoving} />
          ) : (
            <RemovePasskey passkey={removing} onBack={goBack} />
          )
        }
      </QueryView>
    </ChangeFrame>
  );
};

interface PasskeyListProps extends Passkeys {
  /** The previous step had focus and is gone. */
  readonly takesFocus: boolean;
  readonly onRemove: (passkey: Passkey) => void;
}

const PasskeyList = ({ passkeys, newPasskeyUrl, takesFocus, onRemove }: PasskeyListProps) => {
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
              <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRemove={onRemove} />
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

interface PasskeyRowProps extends Pick<PasskeyListProps, 'onRemove'> {
  readonly passkey: Passkey;
}

const PasskeyRow = ({ passkey, onRemove }: PasskeyRowProps) => {
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
      <Button
        variant="secondary"
        size="small"
        aria-label={removeLabel(name, created)}
        onPress={() => {
          onRemove(passkey);
        }}
      >
        {texts.remove}
      </Button>
    </li>
  );
};

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onBack: () => void;
}

const RemovePasskey = ({ passkey: { passkeyId, name }, onBack }: RemovePasskeyProps) => {
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
