/** The pages that need no signed-in person, and the error pages. Each says what happened and what to do. */
import { Button } from 'shared/ui/button';
import { usePortal } from '../portal.ts';
import { MessagePage } from './message-page.tsx';
import { publicTexts as texts } from './texts.ts';

/** Leaves the application and starts it anew: state that led to an error page is gone. */
const startAgain = (): void => {
  window.location.assign('/selvbetjening/');
};

export const SignedOutPage = () => (
  <MessagePage icon="check" title={texts.signedOut.title} text={texts.signedOut.text}>
    <Button onPress={startAgain}>{texts.signIn}</Button>
  </MessagePage>
);

export const SignInFailedPage = () => {
  const { endSession } = usePortal();
  return (
    <MessagePage icon="warning" title={texts.signInFailed.title} text={texts.signInFailed.text}>
      <Button onPress={startAgain}>{texts.tryAgain}</Button>
      <Button
        variant="secondary"
        onPress={() => {
          // Where the identity server can't be reached there is no session to leave either.
          endSession().catch(startAgain);
        }}
      >
        {texts.otherUser}
      </Button>
    </MessagePage>
  );
};

export const InternalErrorPage = () => (
  <MessagePage icon="warning" title={texts.internalError.title} text={texts.internalError.text}>
    <Button onPress={startAgain}>{texts.toStart}</Button>
  </MessagePage>
);

export const FeatureUnavailablePage = () => (
  <MessagePage icon="clock" title={texts.unavailable.title} text={texts.unavailable.text}>
    <Button onPress={startAgain}>{texts.toStart}</Button>
  </MessagePage>
);

export const MaintenancePage = () => (
  <MessagePage icon="settings" title={texts.maintenance.title} text={texts.maintenance.text}>
    <Button onPress={startAgain}>{texts.tryAgain}</Button>
  </MessagePage>
);

/** The self-service forms for people without a working sign-in are not open yet; the page says who helps. */
const byCustomerService = (title: string, text: string) => (
  <MessagePage icon="info" title={title} text={text}>
    <Button onPress={startAgain}>{texts.toStart}</Button>
  </MessagePage>
);

export const SignUpPage = () => byCustomerService(texts.signUp.title, texts.signUp.text);
export const ForgotPasswordPage = () =>
  byCustomerService(texts.forgotPassword.title, texts.forgotPassword.text);
export const ResetPasswordPage = () => byCustomerService(texts.resetPassword.title, texts.resetPassword.text);
