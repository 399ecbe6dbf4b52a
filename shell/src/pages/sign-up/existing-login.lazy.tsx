/** The invited address already has a login: the user signs in first, and access is granted on return. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OpenInvitation } from 'shared/contracts/invitation';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui/button';
import { LinkButton } from 'shared/ui/link-button';
import { useWrite } from 'shared/write';
import { dropLinkToken } from '../../link-token/link-token.ts';
import { usePortal, type SignedIn } from '../../portal/portal.ts';
import { MessagePage } from '../message-page.tsx';
import { FormPlaceholder } from '../public-form/form-placeholder.tsx';
import { publicFormTexts } from '../public-form/texts.ts';
import { useSignInAs } from '../public-form/use-sign-in-as.ts';
import { reloadPortal } from '../reload-portal.ts';
import { joinByInvitation } from './invitation-calls.ts';
import { signUpTexts as texts } from './texts.ts';

interface ExistingLoginProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  /** The user who has signed in since the link was opened. */
  readonly signedIn: SignedIn | undefined;
  readonly onDead: () => void;
}

export const ExistingLogin = ({ signedIn, ...rest }: ExistingLoginProps) =>
  signedIn === undefined ? (
    <AskToSignIn invitation={rest.invitation} />
  ) : (
    <AsSignedIn signedIn={signedIn} {...rest} />
  );

const AskToSignIn = ({ invitation }: Pick<ExistingLoginProps, 'invitation'>) => {
  const { leave, isLeaving } = useSignInAs();
  const { email, companyName, expiresAt } = invitation;
  return (
    <MessagePage
      icon="user"
      title={texts.hasLogin.title}
      text={texts.hasLogin.text(email, companyName, expiresAt)}
    >
      <Button
        isPending={isLeaving}
        onPress={() => {
          leave({ email, returnsToPage: true });
        }}
      >
        {texts.hasLogin.action}
      </Button>
      <LinkButton variant="text" href="/glemt-adgangskode">
        {publicFormTexts.forgotten}
      </LinkButton>
    </MessagePage>
  );
};

type AsSignedInProps = ExistingLoginProps & { readonly signedIn: SignedIn };

const AsSignedIn = ({ token, invitation, signedIn, onDead }: AsSignedInProps) => {
  const signedInEmail = useStore(signedIn.userStore, state => state.email);
  const isInvited = signedInEmail.toLowerCase() === invitation.email.toLowerCase();
  return isInvited ? (
    <Join {...{ token, invitation, signedIn, onDead }} />
  ) : (
    <OtherPerson signedIn={signedInEmail} invited={invitation.email} />
  );
};

const OtherPerson = ({ signedIn, invited }: { readonly signedIn: string; readonly invited: string }) => {
  const { leave, isLeaving } = useSignInAs();
  return (
    <MessagePage
      icon="users"
      title={texts.otherPerson.title}
      text={texts.otherPerson.text(signedIn, invited)}
    >
      <Button
        isPending={isLeaving}
        onPress={() => {
          leave({ email: invited, isFresh: true, returnsToPage: true });
        }}
      >
        {texts.otherPerson.action(invited)}
      </Button>
      <Button variant="secondary" onPress={reloadPortal}>
        {publicFormTexts.toStart}
      </Button>
    </MessagePage>
  );
};

/** The user confirmed with the button before the sign-in: nothing more is asked. */
const Join = ({ token, invitation, signedIn, onDead }: AsSignedInProps) => {
  const navigate = useNavigate();
  const { toasts } = usePortal();
  const { submit, isPending, error } = useWrite({
    send: (http, invitation: string) => joinByInvitation(http, invitation),
    stale: [],
    expected: ['InvitationTokenIsNotFound'],
    onRefused: onDead,
    onDone: async ({ user }) => {
      dropLinkToken('opret-login');
      await signedIn.userStore.addCustomer(user.customerId);
      await navigate(customerHref(user.customerId, areaPaths.landingPage), { replace: true });
      toasts.show({ variant: 'SUCCESS', title: texts.joined(invitation.companyName) });
    },
    reportsOwnErrors: true,
  });
  useEffect(() => {
    submit(token);
  }, [submit, token]);
  return (
    <FormPlaceholder
      title={texts.title}
      error={error}
      failed={texts.joinFailed}
      isRetrying={isPending}
      onRetry={() => {
        submit(token);
      }}
    />
  );
};
