import type { SignIn } from 'shared/contracts/sign-in';
import { useHttp } from 'shared/http';
import { useToasts } from 'shared/toasts';
import { useWrite } from 'shared/write';
import { ownLogQuery } from '../own-log.queries.ts';
import { ownProfileWrites } from '../own-profile.writes.ts';
import { profileQueries } from '../profile.queries.ts';
import { deviceText, endedText, signInsTexts as texts } from './texts.ts';

/** Ends one sign-in; without an id, all but this one. */
export const useEndedSignIns = () => {
  const http = useHttp();
  const toasts = useToasts();
  return useWrite({
    send: (client, { signIn }: { readonly signIn?: SignIn }) =>
      ownProfileWrites(client).endSignIns(signIn?.signInId),
    stale: [profileQueries(http).signIns().queryKey, ownLogQuery(http).queryKey],
    onDone: (_answer, { signIn }) => {
      toasts.show({
        variant: 'SUCCESS',
        title: signIn === undefined ? texts.endedAll : endedText(deviceText(signIn)),
      });
    },
  });
};
