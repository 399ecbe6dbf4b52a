import { useState, type ComponentType } from 'react';
import type { SignIn } from 'shared/contracts/sign-in';
import { useCurrentCustomer } from 'shared/customers';
import { formatDateTime } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { useFocusWhenFewer } from 'shared/list/use-focus-when-fewer';
import { useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import { ChangeFrame } from '../change-frame.tsx';
import { pages } from '../pages.tsx';
import { profileQueries } from '../profile.queries.ts';
import styles from '../row-list.module.css';
import { ownLogQuery } from '../own-log.queries.ts';
import { OwnLog } from './own-log.tsx';
import { begunText, deviceText, endText, signInsTexts as texts, usedText } from './texts.ts';
import { useEndedSignIns } from './use-ended-sign-ins.ts';

/** Where the user is signed in, and how to end it. */
export const Page: ComponentType = () => {
  const http = useHttp();
  const query = useQuery(profileQueries(http).signIns());
  // Requested at once, though it is shown below the sign-ins.
  const log = useQuery(ownLogQuery(http));
  return (
    <ChangeFrame title={texts.title} help={texts.help}>
      <QueryView query={query} title={texts.failed}>
        {/* Below content that can still grow it would shift. */}
        {signIns => (
          <Stack gap={6}>
            <SignIns signIns={signIns} />
            <OwnLog query={log} />
          </Stack>
        )}
      </QueryView>
    </ChangeFrame>
  );
};

const SignIns = ({ signIns }: { readonly signIns: readonly SignIn[] }) => {
  const { customer } = useCurrentCustomer();
  const { submit, isPending } = useEndedSignIns();
  const [ending, setEnding] = useState<SignIn>();
  const intro = useFocusWhenFewer(signIns.length);
  return (
    <Card>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {texts.unknown}{' '}
          <Link href={pages.changePassword.href({ customerId: customer.id })}>{texts.changePassword}</Link>
        </Typography>
        <ul className={styles.list} aria-label={texts.list}>
          {signIns.map(signIn => (
            <SignInRow
              key={signIn.signInId}
              signIn={signIn}
              isEnding={isPending && ending === signIn}
              onEnd={() => {
                setEnding(signIn);
                submit({ signIn });
              }}
            />
          ))}
        </ul>
        <EndAll
          hasOthers={signIns.some(({ isCurrent }) => !isCurrent)}
          isEnding={isPending && ending === undefined}
          onEnd={() => {
            setEnding(undefined);
            submit({});
          }}
        />
      </Stack>
    </Card>
  );
};

interface SignInRowProps {
  readonly signIn: SignIn;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const SignInRow = ({ signIn, isEnding, onEnd }: SignInRowProps) => {
  const device = deviceText(signIn);
  const begun = formatDateTime(signIn.begunAt);
  return (
    <li className={styles.row}>
      <div>
        <Cluster gap={2}>
          <strong>{device}</strong>
          {signIn.isCurrent ? <Tag tone="accent">{texts.here}</Tag> : null}
        </Cluster>
        <p className={styles.facts}>
          {begunText(begun)}
          <br />
          {usedText(formatDateTime(signIn.usedAt))}
        </p>
      </div>
      {signIn.isCurrent ? null : (
        <Button
          variant="secondary"
          size="small"
          isPending={isEnding}
          aria-label={endText(device, begun)}
          onPress={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
};

interface EndAllProps {
  readonly hasOthers: boolean;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const EndAll = ({ hasOthers, isEnding, onEnd }: EndAllProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button
        variant="destructive-secondary"
        isPending={isEnding}
        disabledReason={hasOthers ? undefined : texts.nowhereElse}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {texts.endAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.endAllTitle}
        confirmLabel={texts.endAll}
        tone="destructive"
        onConfirm={() => {
          setIsAsking(false);
          onEnd();
        }}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        <p>{texts.endAllText}</p>
      </ConfirmDialog>
    </div>
  );
};
