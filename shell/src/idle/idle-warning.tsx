/** Asks whether the user is still there before an idle session ends (WCAG 2.2.1). */
import { useEffect, useState } from 'react';
import { profileAnswer } from 'shared/contracts/profile';
import { useHttp } from 'shared/http';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Dialog } from 'shared/ui/dialog';
import type { IdleLimit, SignedIn } from '../portal/portal.ts';
import { openChannel } from '../session/page.ts';
import { createIdleWatch } from './idle-watch.ts';
import { idleTexts as texts } from './texts.ts';

const checkEveryMs = 15_000;

export const IdleWarning = (signedIn: SignedIn) =>
  signedIn.idleLimit === undefined ? null : <Watched {...signedIn} idleLimit={signedIn.idleLimit} />;

interface WatchedProps extends SignedIn {
  readonly idleLimit: IdleLimit;
}

/**
 * @returns the milliseconds left once the user has to be asked, and the function to report that they are there
 */
const useIdleWatch = ({ idleLimit, expiry }: WatchedProps, call: () => Promise<unknown>) => {
  const [leftMs, setLeftMs] = useState<number>();
  useEffect(() => {
    const otherTabs = openChannel('portal.use');
    const onEnd = () => {
      expiry.setState({ isExpired: true });
    };
    const watch = createIdleWatch({ ...idleLimit, call, ask: setLeftMs, onEnd, otherTabs });
    const timer = setInterval(watch.check, checkEveryMs);
    window.addEventListener('keydown', watch.touch, true);
    window.addEventListener('pointerdown', watch.touch, true);
    // Timers are throttled in hidden tabs.
    document.addEventListener('visibilitychange', watch.check);
    watch.check();
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', watch.touch, true);
      window.removeEventListener('pointerdown', watch.touch, true);
      document.removeEventListener('visibilitychange', watch.check);
      otherTabs?.close();
    };
  }, [idleLimit, expiry, call]);
  const stay = async () => {
    await call();
    setLeftMs(undefined);
  };
  return { leftMs, stay };
};

const Watched = (props: WatchedProps) => {
  const http = useHttp();
  const [call] = useState(
    () => () => http.request({ path: '/self-service-api/user', schema: profileAnswer }),
  );
  const { leftMs, stay } = useIdleWatch(props, call);
  const [pending, setPending] = useState<'stay' | 'sign-out'>();
  const [hasFailed, setHasFailed] = useState(false);
  // Another tab may have closed the warning: the failure belonged to it.
  if (leftMs === undefined && hasFailed) setHasFailed(false);
  const press = (what: 'stay' | 'sign-out', act: () => Promise<void>) => () => {
    setPending(what);
    setHasFailed(false);
    act()
      .catch(() => {
        setHasFailed(true);
      })
      .finally(() => {
        setPending(undefined);
      });
  };
  return (
    <Dialog
      isOpen={leftMs !== undefined}
      role="alertdialog"
      title={texts.title}
      actions={
        <>
          <Button isPending={pending === 'stay'} onPress={press('stay', stay)}>
            {texts.stay}
          </Button>
          <Button
            variant="secondary-alternative"
            isPending={pending === 'sign-out'}
            onPress={press('sign-out', props.signOut)}
          >
            {texts.signOut}
          </Button>
        </>
      }
    >
      <p>{texts.text(Math.max(1, Math.ceil((leftMs ?? 0) / 60_000)))}</p>
      {hasFailed ? (
        <AttentionBox variant="error" isAnnounced>
          {texts.failed}
        </AttentionBox>
      ) : null}
    </Dialog>
  );
};
