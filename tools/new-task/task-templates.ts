import type { TaskNames } from './task-names.ts';

/** A read as an option factory, of a call that every role may make. */
export const queriesTemplate = ({ remoteId, name, camel }: TaskNames): string => `\
import { customerAnswer } from 'shared/contracts/customer';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

export const ${camel}Queries = (http: Http, customerId: string) => ({
  /** The customer that the page is about. */
  customer: () =>
    queryOptions({
      queryKey: ['${remoteId}', customerId, '${name}'],
      queryFn: ({ signal }) =>
        http.request({
          path: \`/self-service-api/customers/\${encodeURIComponent(customerId)}\`,
          schema: customerAnswer,
          signal,
        }),
    }),
});
`;

/** Danish, as every text that people see. */
export const textsTemplate = ({ camel }: TaskNames): string => `\
export const ${camel}Texts = {
  help: 'Her ser du oplysninger om virksomheden.',
  card: 'Virksomheden',
  company: 'Navn',
  cvr: 'CVR-nummer',
  failed: 'Kunne ikke indlæse virksomheden.',
} as const;
`;
