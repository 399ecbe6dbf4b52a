import type { ComponentType } from 'react';
import { RecordLog } from 'shared/activity-log';
import { useCurrentCustomer } from 'shared/customers';
import { administratorLink } from 'shared/remote/administrator-link';
import { Navigate, useSearchParams } from 'shared/router';
import { PageHeader } from 'shared/ui/page-header';
import { Typography } from 'shared/ui/typography';
import { administratorListsKey } from '../administrator.queries.ts';
import { selectedEmail } from '../drawer-address.ts';
import { pages } from '../pages.tsx';
import { personTexts as texts } from './texts.ts';

/** The log of one administrator: what they did, and changes to their rights. */
export const Page: ComponentType = () => {
  const { id } = useCurrentCustomer().customer;
  const email = selectedEmail(useSearchParams()[0]);
  if (email === undefined) return <Navigate to={pages.overview.href({ customerId: id })} replace />;
  return (
    <>
      <PageHeader
        title={pages.personLog.title}
        help={email}
        backTo={{ href: administratorLink.href(id, { email: [email] }), label: texts.back }}
      />
      <RecordLog of={{ person: email }} queryKey={administratorListsKey(id)}>
        <Typography>{texts.intro}</Typography>
      </RecordLog>
    </>
  );
};
