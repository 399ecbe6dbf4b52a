import type { ReactNode } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { LoadFailure } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { changeTexts as texts } from './change-texts.ts';
import { profileQueries } from './profile.queries.ts';

/** What stands on a page once the profile is there; until then its shape, or why it could not be had. */
export const WithProfile = ({ children }: { readonly children: (profile: Profile) => ReactNode }) => {
  const { data, error, refetch, isFetching } = useQuery(profileQueries(useHttp()).profile());
  if (data !== undefined) return children(data);
  return error === null ? (
    <Skeleton shape="card" />
  ) : (
    <LoadFailure title={texts.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
};
