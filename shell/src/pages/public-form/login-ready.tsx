import { Button } from 'shared/ui/button';
import { MessagePage } from '../message-page.tsx';
import { publicFormTexts } from './texts.ts';
import { useSignInAs } from './use-sign-in-as.ts';

interface LoginReadyProps {
  readonly email: string;
  readonly title: string;
  readonly text: string;
}

/** The last step of a form reached by an e-mail link: the login is ready, and the user can sign in. */
export const LoginReady = ({ email, title, text }: LoginReadyProps) => {
  const { leave, isLeaving } = useSignInAs();
  return (
    <MessagePage icon="check" title={title} text={text} takesFocus>
      <Button
        isPending={isLeaving}
        onPress={() => {
          // Another user may be signed in on this computer, for example the one who sent the invitation.
          leave({ email, isFresh: true });
        }}
      >
        {publicFormTexts.signIn}
      </Button>
    </MessagePage>
  );
};
