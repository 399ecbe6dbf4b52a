import type { ComponentType } from 'react';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryView } from 'shared/ui/query-view';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { SubscriptionPage } from '../subscription-model/subscription-page.tsx';
import { extraServicesQueries } from './extra-services.queries.ts';
import { ServiceList } from './service-list.tsx';
import { extraServicesTexts as texts } from './texts.ts';

const Services = ({ ids }: { readonly ids: SubscriptionIds }) => (
  <QueryView query={useQuery(extraServicesQueries(useHttp()).all(ids))} title={texts.failed}>
    {({ services }) =>
      services.length === 0 ? (
        <EmptyState icon="sim">{texts.none}</EmptyState>
      ) : (
        <ServiceList ids={ids} services={services} />
      )
    }
  </QueryView>
);

/** Extra services of a subscription (NAV-031, PLAN-016 to PLAN-019). */
export const Page: ComponentType = () => (
  <SubscriptionPage page={pages.extraServices}>{(_of, ids) => <Services ids={ids} />}</SubscriptionPage>
);
