/** The first page of a new remote with its query, and the tests of page and remote. */
import type { NewRemote } from './remote-request.ts';

const remoteModule = ({ id }: NewRemote): string => `import type { Remote } from 'shared/remote';
import { routes } from './routes.tsx';

export const remote = { id: '${id}', routes } satisfies Remote;
`;

const routes = `import { routesOf } from 'shared/remote/pages';
import { OverviewPage } from '../overview/overview.page.tsx';
import { pages } from '../pages.tsx';

/** The area's first page comes with it. All others are fetched when opened, or when somebody is about to. */
export const routes = routesOf(pages, { overview: <OverviewPage /> });
`;

const pages = ({
  path,
  heading,
}: NewRemote): string => `/** Every page of the area, once: docs/adding-a-page.md. */
import { page } from 'shared/remote/pages';

export const pages = {
  overview: page('${path}', { title: '${heading}' }),
};
`;

const texts = ({ heading }: NewRemote): string => `export const texts = {
  title: '${heading}',
  customer: 'Virksomheden',
  name: 'Navn',
  cvr: 'CVR-nummer',
  failed: 'Kunne ikke hente virksomheden.',
} as const;
`;

const queries = ({ id }: NewRemote): string => `import { customerAnswer } from 'shared/contracts/customer';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Reads of this page: \`useQuery(overviewQueries(useHttp()).customer('1001'))\`. */
export const overviewQueries = (http: Http) => ({
  customer: (customerId: string) =>
    queryOptions({
      // The remote's id and the customer's first: nothing of one customer is ever shown under another.
      queryKey: ['${id}', customerId, 'customer'],
      queryFn: async ({ signal }) =>
        (
          await http.request({
            path: \`/self-service-api/customers/\${encodeURIComponent(customerId)}\`,
            schema: customerAnswer,
            signal,
          })
        ).customer,
    }),
});
`;

const page = `import type { Customer } from 'shared/contracts/customer';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { overviewQueries } from './overview.queries.ts';
import { texts } from './texts.ts';

const CustomerCard = ({ customer }: { readonly customer: Customer }) => (
  <Card title={texts.customer}>
    <DescriptionList
      items={[
        { term: texts.name, value: customer.companyName },
        { term: texts.cvr, value: customer.cvr },
      ]}
    />
  </Card>
);

const CustomerDetails = () => {
  const { customer } = useCurrentCustomer();
  const { data, error, isFetching, refetch } = useQuery(overviewQueries(useHttp()).customer(customer.id));
  if (data) return <CustomerCard customer={data} />;
  if (!error) return <Skeleton shape="card" />;
  return (
    <LoadFailure
      title={texts.failed}
      error={error}
      isRetrying={isFetching}
      onRetry={() => {
        void refetch();
      }}
    />
  );
};

/** The area's first page. */
export const OverviewPage = () => (
  <>
    <PageHeader title={texts.title} />
    <CustomerDetails />
  </>
);
`;

const pageTest = `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { answerOf } from 'shared/testing/answers.ts';
import { anyCustomer } from 'shared/testing/builders.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { pages } from '../pages.tsx';
import { remote } from '../remote/remote.tsx';
import { texts } from './texts.ts';

const server = startApi();

const answersCustomer = http.get(
  \`\${testApi}/customers/1001\`,
  answerOf({ customer: anyCustomer({ companyName: 'Nordhavn Byg A/S' }) }),
);

it('shows the details of the customer, without accessibility faults', async () => {
  server.use(answersCustomer);
  const { container } = renderWithHost(remote, { path: pages.overview.path });
  expect(await screen.findByText('Nordhavn Byg A/S')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows an error when the details fail to load, and retries', async () => {
  server.use(http.get(\`\${testApi}/customers/1001\`, () => new HttpResponse(null, { status: 500 })));
  renderWithHost(remote, { path: pages.overview.path });
  expect(await screen.findByText(texts.failed)).toBeVisible();
  server.use(answersCustomer);
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Nordhavn Byg A/S')).toBeVisible();
});
`;

const remoteTest = `import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../../remote.json';
import { pages } from '../pages.tsx';
import { remote } from './remote.tsx';

keepsDescription(remote, description, pages);
`;

/** By path relative to the remote's folder. */
export const sourceFiles = (remote: NewRemote): Record<string, string> => ({
  'src/remote/remote.tsx': remoteModule(remote),
  'src/remote/remote.test.ts': remoteTest,
  'src/remote/routes.tsx': routes,
  'src/pages.tsx': pages(remote),
  'src/overview/overview.page.tsx': page,
  'src/overview/overview.page.test.tsx': pageTest,
  'src/overview/overview.queries.ts': queries(remote),
  'src/overview/texts.ts': texts(remote),
});
