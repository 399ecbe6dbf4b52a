import type { Profile } from 'shared/contracts/profile';
import { useHttp } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { useWrite, type WriteOptions } from 'shared/write';
import { ownLogQuery } from './own-log.queries.ts';
import { ownProfileWrites, type OwnProfileWrites } from './own-profile.writes.ts';
import { profileQueries } from './profile.queries.ts';

interface OwnWrite<Body, Answer, Code extends string> extends Pick<
  WriteOptions<Body, Answer, Code>,
  'expected' | 'onRefused' | 'onDone'
> {
  /** The version as loaded, if the change is an edit. */
  readonly version?: number | undefined;
  readonly send: (writes: OwnProfileWrites, body: Body) => Promise<Answer>;
}

/** A write to the user's profile, or a step of one. The returned profile is shown at once. */
export const useOwnWrite = <Body, Answer extends object, const Code extends string = never>({
  version,
  send,
  onDone,
  ...refusals
}: OwnWrite<Body, Answer, Code>) => {
  const queryClient = useQueryClient();
  const client = useHttp();
  const { queryKey } = profileQueries(client).profile();
  return useWrite({
    ...refusals,
    send: (http, body: Body) => send(ownProfileWrites(http, version), body),
    stale: [queryKey, ownLogQuery(client).queryKey],
    onDone: (answer, body) => {
      if ('user' in answer) queryClient.setQueryData(queryKey, answer.user as Profile);
      return onDone(answer, body);
    },
  });
};
