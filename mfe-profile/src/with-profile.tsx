import type { ReactNode } from 'react';
import type { Profile } from 'shared/contracts/profile';
import type { ReadAgain } from 'shared/form/edited';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { QueryView } from 'shared/ui/query-view';
import { changeTexts as texts } from './change-texts.ts';
import { profileQueries } from './profile.queries.ts';

interface WithProfileProps {
  readonly children: (profile: Profile, readAgain: ReadAgain) => ReactNode;
}

/** Renders the content once the profile is loaded; until then its skeleton or the error. */
export const WithProfile = ({ children }: WithProfileProps) => {
  const profile = useQuery(profileQueries(useHttp()).profile());
  return (
    <QueryView query={profile} title={texts.failed}>
      {found => children(found, profile.refetch)}
    </QueryView>
  );
};
