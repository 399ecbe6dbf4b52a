/** The pages that need no signed-in user, and the error pages. Each says what happened and what to do. */
import { useLocation, type Location } from 'shared/router';
import { Button } from 'shared/ui/button';
import { usePortal } from '../portal/portal.ts';
import { MessagePage } from './message-page.tsx';
import { reloadPortal } from './reload-portal.ts';
import { publicTexts as texts } from './texts.ts';
import { ContactLink } from './contact-link.tsx';

export const SignedOutPage = () => (
  <MessagePage icon="check" title={texts.signedOut.title} text={texts.signedOut.text}>
    <Button onPress={reloadPortal}>{texts.signIn}</Button>
  </MessagePage>
);

/** The router's state on the page of a failed sign-in when the account has no access (AUTH-017). */
export const hasNoAccess = 'no-access';

export const SignInFailedPage = () => {
  const { state } = useLocation() as Location<unknown>;
  const { endSession } = usePortal();
  return (
    <MessagePage
      icon="warning"
      title={texts.signInFailed.title}
      text={texts.signInFailed[state === hasNoAccess ? 'noAccess' : 'text']}
    >
      <Button onPress={reloadPortal}>{texts.tryAgain}</Button>
      <Button
        variant="secondary"
        onPress={() => {
          // If the identity server cannot be reached, there is no session to end either.
          endSession().catch(reloadPortal);
        }}
      >
        {texts.otherUser}
      </Button>
      <ContactLink />
    </MessagePage>
  );
};

export const InternalErrorPage = () => (
  <MessagePage icon="warning" title={texts.internalError.title} text={texts.internalError.text}>
    <Button onPress={reloadPortal}>{texts.toStart}</Button>
  </MessagePage>
);

export const FeatureUnavailablePage = () => (
  <MessagePage icon="clock" title={texts.unavailable.title} text={texts.unavailable.text}>
    <Button onPress={reloadPortal}>{texts.toStart}</Button>
  </MessagePage>
);

export const MaintenancePage = () => (
  <MessagePage icon="settings" title={texts.maintenance.title} text={texts.maintenance.text}>
    <Button onPress={reloadPortal}>{texts.tryAgain}</Button>
  </MessagePage>
);
