import { useEffect, useState } from 'react';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Spinner } from 'shared/ui/spinner';
import { texts } from './texts.ts';

/** After this time the user is told that they need not stay. */
const LONG = 20_000;

/** Shown until the API knows the outcome of the payment. */
export const Waiting = ({ onAgain }: { readonly onAgain: () => void }) => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLong(true);
    }, LONG);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isLong) return <Spinner>{texts.waiting}</Spinner>;
  const { title, body, again } = texts.waitingLong;
  const action = (
    <Button variant="secondary" onPress={onAgain}>
      {again}
    </Button>
  );
  return (
    <AttentionBox title={title} action={action} isAnnounced>
      {body}
    </AttentionBox>
  );
};
