import type { Profile } from 'shared/contracts/profile';
import { formatDateTime, formatMediumDate } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { DescriptionList } from 'shared/ui/description-list';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { profileQueries } from '../profile.queries.ts';
import styles from './profile.module.css';
import { QueryCard } from './query-card.tsx';
import { texts } from './texts.ts';

const words = texts.personal;

const nameOf = ({ firstName, lastName }: Profile): string =>
  [firstName, lastName]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ');

const Missing = ({ children }: { readonly children: string }) => (
  <span className={styles.missing}>{children}</span>
);

const PersonalFacts = ({ profile }: { readonly profile: Profile }) => (
  <DescriptionList
    items={[
      { term: words.name, value: nameOf(profile) || <Missing>{words.nameMissing}</Missing> },
      {
        term: words.email,
        value: (
          <span className={styles.tagged}>
            {profile.email}
            <Tag tone={profile.emailVerified ? 'success' : 'warning'}>
              {profile.emailVerified ? words.emailVerified : words.emailNotVerified}
            </Tag>
          </span>
        ),
      },
      {
        term: words.phone,
        value: profile.phoneNumber ? (
          formatPhoneNumber(profile.phoneNumber)
        ) : (
          <Missing>{words.phoneMissing}</Missing>
        ),
      },
      { term: words.password, value: <Missing>{words.passwordHidden}</Missing> },
      {
        term: words.latestSignIn,
        value: profile.lastLogin ? (
          formatDateTime(profile.lastLogin)
        ) : (
          <Missing>{words.neverSignedIn}</Missing>
        ),
      },
      { term: words.since, value: formatMediumDate(profile.created) },
    ]}
  />
);

/** Who the person is. */
export const PersonalCard = () => {
  const query = useQuery(profileQueries(useHttp()).profile());
  return (
    <QueryCard title={words.heading} failed={words.failed} query={query} skeleton={<Skeleton count={6} />}>
      {profile => <PersonalFacts profile={profile} />}
    </QueryCard>
  );
};
