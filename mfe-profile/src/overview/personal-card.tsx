import type { ReactNode } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { useCurrentCustomer } from 'shared/customers';
import { formatDateTime, formatMediumDate } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { DescriptionList } from 'shared/ui/description-list';
import { EmailText } from 'shared/ui/email-text';
import { Link } from 'shared/ui/link';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { pages } from '../pages.tsx';
import { confirmPhoneHref } from '../phone-link.ts';
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

const messagesText = ({ messages = {} }: Profile): string => {
  const channels = Object.values(messages);
  if (!channels.includes('Text')) return channels.includes('Mail') ? words.messagesMail : words.messagesOff;
  return channels.includes('Mail') ? words.messagesBoth : words.messagesText;
};

const Missing = ({ children }: { readonly children: string }) => (
  <span className={styles.missing}>{children}</span>
);

/** A fact with a link to the page that changes it. */
const Changeable = ({
  page,
  label,
  word = words.change,
  children,
}: {
  readonly page: { readonly href: (ids: { readonly customerId: string }) => string };
  /** Accessible name of the link; the visible text is one word next to its fact. */
  readonly label: string;
  readonly word?: string;
  readonly children: ReactNode;
}) => {
  const { customer } = useCurrentCustomer();
  return (
    <span className={styles.changeable}>
      <span>{children}</span>
      <span data-print="none">
        <Link href={page.href({ customerId: customer.id })} aria-label={label}>
          {word}
        </Link>
      </span>
    </span>
  );
};

/** Whether the number was verified by a code. */
const Verified = ({ isVerified }: { readonly isVerified: boolean }) => (
  <Tag tone={isVerified ? 'success' : 'warning'}>{isVerified ? words.verified : words.notVerified}</Tag>
);

/** The number, whether it is verified, and the link to verify it. */
const Phone = ({
  number,
  isVerified,
}: {
  readonly number: string;
  readonly isVerified: boolean | undefined;
}) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <span className={styles.tagged}>
      {formatPhoneNumber(number)}
      {isVerified === undefined ? null : <Verified isVerified={isVerified} />}
      {isVerified === false ? (
        <Link href={confirmPhoneHref(customerId)} aria-label={words.confirmPhone}>
          {words.confirm}
        </Link>
      ) : null}
    </span>
  );
};

const PersonalFacts = ({ profile }: { readonly profile: Profile }) => (
  <DescriptionList
    items={[
      {
        term: words.name,
        value: (
          <Changeable page={pages.changeName} label={words.changeName}>
            {nameOf(profile) || <Missing>{words.nameMissing}</Missing>}
          </Changeable>
        ),
      },
      {
        term: words.email,
        value: (
          <Changeable page={pages.changeEmail} label={words.changeEmail}>
            <span className={styles.tagged}>
              <EmailText>{profile.email}</EmailText>
              <Verified isVerified={profile.emailVerified} />
            </span>
          </Changeable>
        ),
      },
      {
        term: words.phone,
        value: (
          <Changeable page={pages.changePhone} label={words.changePhone}>
            {profile.phoneNumber ? (
              <Phone number={profile.phoneNumber} isVerified={profile.phoneVerified} />
            ) : (
              <Missing>{words.phoneMissing}</Missing>
            )}
          </Changeable>
        ),
      },
      {
        term: words.password,
        value: (
          <Changeable page={pages.changePassword} label={words.changePassword}>
            <Missing>{words.passwordHidden}</Missing>
          </Changeable>
        ),
      },
      {
        term: words.reminders,
        value: (
          <Changeable page={pages.invoiceReminders} label={words.changeReminders} word={words.edit}>
            {profile.invoiceReminders === true ? words.remindersOn : words.remindersOff}
          </Changeable>
        ),
      },
      ...(profile.signsInHere === true
        ? [
            {
              term: words.secondFactor,
              value: (
                <Changeable page={pages.secondFactor} label={words.changeSecondFactor} word={words.edit}>
                  {profile.hasSecondFactor === true ? words.secondFactorOn : words.secondFactorOff}
                </Changeable>
              ),
            },
            {
              term: words.passkeys,
              value: (
                <Changeable page={pages.passkeys} label={words.seePasskeys} word={words.see}>
                  <Missing>{words.passkeysHidden}</Missing>
                </Changeable>
              ),
            },
            {
              term: words.signIns,
              value: (
                <Changeable page={pages.signIns} label={words.seeSignIns} word={words.see}>
                  <Missing>{words.signInsHidden}</Missing>
                </Changeable>
              ),
            },
          ]
        : []),
      {
        term: words.messages,
        value: (
          <Changeable page={pages.messages} label={words.changeMessages} word={words.edit}>
            {messagesText(profile)}
          </Changeable>
        ),
      },
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

/** Who the user is. */
export const PersonalCard = () => {
  const query = useQuery(profileQueries(useHttp()).profile());
  return (
    <QueryCard title={words.heading} failed={words.failed} query={query} skeleton={<Skeleton count={6} />}>
      {profile => <PersonalFacts profile={profile} />}
    </QueryCard>
  );
};
