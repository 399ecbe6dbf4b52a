import { Button } from 'shared/ui/button';
import { MessagePage } from '../message-page.tsx';
import { publicFormTexts } from './texts.ts';
import { useSignInAs } from './use-sign-in-as.ts';

interface LoginReadyProps {
  readonly email: string;
  readonly title: string;
  readonly text: string;
}

/** The last step of a form behind a mailed link: the login can be used, and signing in is the way on. */
export const LoginReady = ({ email, title, text }: LoginReadyProps) => {
  const { leave, isLeaving } = useSignInAs();
  return (
    <MessagePage icon="check" title={title} text={text} takesFocus>
      <Button
        isPending={isLeaving}
        onPress={() => {
          // Somebody else may be signed in on this machine: whoever sent the invitation, say.
          leave({ email, isFresh: true });
        }}
      >
        {publicFormTexts.signIn}
      </Button>
    </MessagePage>
  );
};
