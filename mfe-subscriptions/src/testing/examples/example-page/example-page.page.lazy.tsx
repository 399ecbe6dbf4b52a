import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { pages } from '../pages.tsx';
import { examplePageQueries } from './example-page.queries.ts';
import { examplePageTexts as texts } from './texts.ts';

/** Shows the customer: describe here what users need this page for. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(examplePageQueries(useHttp(), customerId).customer());
  return (
    <>
      <PageHeader title={pages.examplePage.title} help={texts.help} />
      <QueryView query={query} title={texts.failed}>
        {({ customer }) => (
          <Card title={texts.card}>
            <DescriptionList
              items={[
                { term: texts.company, value: customer.companyName },
                { term: texts.cvr, value: customer.cvr },
              ]}
            />
          </Card>
        )}
      </QueryView>
    </>
  );
};
