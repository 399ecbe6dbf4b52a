/** Target of an invitation link (PUB-006): creates a login, or grants access to the existing one. */
import { useState } from 'react';
import type { OpenInvitation } from 'shared/contracts/invitation';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { isLinkToken, linkTokenOf } from '../../link-token/link-token.ts';
import { usePortal } from '../../portal/portal.ts';
import { MessagePage } from '../message-page.tsx';
import { FormPlaceholder } from '../public-form/form-placeholder.tsx';
import { LoginReady } from '../public-form/login-ready.tsx';
import { refusalOf } from 'shared/errors/refusal';
import { publicFormTexts } from '../public-form/texts.ts';
import { reloadPortal } from '../reload-portal.ts';
import { ExistingLogin } from './existing-login.lazy.tsx';
import { openInvitationQuery } from './invitation-calls.ts';
import { NewLogin } from './new-login.lazy.tsx';
import { signUpTexts as texts } from './texts.ts';

export const SignUpPage = () => {
  // As it was when the page was opened: it is cleared once used, while the page stays.
  const [token] = useState(() => linkTokenOf('opret-login'));
  if (token === undefined) return <WithoutInvitation />;
  return isLinkToken(token) ? <Invited token={token} /> : <DeadInvitation {...texts.dead} />;
};

const WithoutInvitation = () => (
  <MessagePage icon="envelope" title={texts.title} text={texts.withoutLink}>
    <Button onPress={reloadPortal}>{publicFormTexts.signIn}</Button>
  </MessagePage>
);

/** Unknown, expired, used and withdrawn links look the same: the backend does not distinguish them. */
const DeadInvitation = (shown: { title: string; text: string; takesFocus?: boolean }) => (
  <MessagePage icon="warning" {...shown}>
    <Button onPress={reloadPortal}>{publicFormTexts.signIn}</Button>
  </MessagePage>
);

type Step = { readonly state: 'invited' | 'dead' } | { readonly state: 'created'; readonly email: string };

const Invited = ({ token }: { readonly token: string }) => {
  const invitation = useQuery(openInvitationQuery(useHttp(), token));
  const [step, setStep] = useState<Step>({ state: 'invited' });
  if (step.state === 'created')
    return (
      <LoginReady email={step.email} title={texts.created.title} text={texts.created.text(step.email)} />
    );
  // The link was good when the page was opened. A new link is another page, so what was entered is of no use.
  if (step.state === 'dead') return <DeadInvitation {...texts.expired} takesFocus />;
  if (invitation.isError && refusalOf(invitation.error) === 'InvitationTokenIsNotFound')
    return <DeadInvitation {...texts.dead} />;
  if (!invitation.isSuccess)
    return (
      <FormPlaceholder
        title={texts.title}
        error={invitation.error}
        failed={texts.loadFailed}
        isRetrying={invitation.isFetching}
        onRetry={() => void invitation.refetch()}
      />
    );
  return (
    <Open
      token={token}
      invitation={invitation.data}
      onCreated={email => {
        setStep({ state: 'created', email });
      }}
      onDead={() => {
        setStep({ state: 'dead' });
      }}
      onLoginFound={() => void invitation.refetch()}
    />
  );
};

interface OpenProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onCreated: (email: string) => void;
  readonly onDead: () => void;
  readonly onLoginFound: () => void;
}

const Open = ({ token, invitation, onCreated, onDead, onLoginFound }: OpenProps) => {
  const { signedIn } = usePortal();
  if (!invitation.hasLogin) return <NewLogin {...{ token, invitation, onCreated, onDead, onLoginFound }} />;
  return <ExistingLogin {...{ token, invitation, signedIn, onDead }} />;
};
