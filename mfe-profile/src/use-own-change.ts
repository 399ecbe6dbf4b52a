import { refusalOf } from 'shared/errors/refusal';
import type { Profile } from 'shared/contracts/profile';
import { useHttp } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { ownProfileWrites, type OwnProfileWrites } from './own-profile.writes.ts';
import { profileQueries } from './profile.queries.ts';
import { useOnce } from './use-once.ts';

/** What came of a change: the profile as it is then, or a refusal that the page has a place for. */
export type Outcome<Refusal> = { readonly user: Profile } | { readonly refused: Refusal };

/** For the end of a call: makes an outcome of the refusals that the page expects, and passes every other error on. */
export const orRefused =
  <const Code extends string>(...expected: readonly Code[]) =>
  (error: unknown): { readonly refused: Code } => {
    const code = refusalOf(error);
    const refused = expected.find(one => one === code);
    if (refused === undefined) throw error;
    return { refused };
  };

interface OwnChange<Variables, Refusal> {
  /** As it was read, where the change is an edit of it. */
  readonly version?: number | undefined;
  readonly send: (writes: OwnProfileWrites, variables: Variables) => Promise<Outcome<Refusal>>;
  readonly onRefused?: (refusal: Refusal) => void;
  /** Shows the toast and leaves the page. */
  readonly onDone: () => void;
}

/** A change of the own profile. What it answers is what every page shows from then on. */
export const useOwnChange = <Variables, Refusal = never>(change: OwnChange<Variables, Refusal>) => {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { queryKey } = profileQueries(http).profile();
  return useOnce({
    send: (key, variables: Variables) => change.send(ownProfileWrites(http, key, change.version), variables),
    onAnswer: outcome => {
      if ('refused' in outcome) {
        change.onRefused?.(outcome.refused);
        return;
      }
      queryClient.setQueryData(queryKey, outcome.user);
      change.onDone();
    },
    // It may have failed because what is shown is out of date.
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
