/** How a route of the mocked backend is written: its query is parsed, its answer typed by the contract. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import type { ApiError, DomainCode, FailingSystem, GenericCode } from '../../contracts/api-error.ts';
import { ARGUMENT_ERROR } from '../../contracts/api-error.ts';
import { csvAnswer, type CsvFile } from './csv-answer.ts';
import type { TenantData } from './backend-data.ts';

/** Thrown by a route that refuses; becomes the error body of the contract. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: GenericCode | typeof ARGUMENT_ERROR;
  readonly subCode: DomainCode | undefined;

  constructor(status: number, code: Refusal['code'], subCode?: DomainCode) {
    super(subCode ?? code);
    this.status = status;
    this.code = code;
    this.subCode = subCode;
  }
}

/** Refuses an edit of an older version than this, as the API does. A call without If-Match is of whatever is there. */
export const requireVersion = (headers: Headers, version: number): void => {
  const seen = headers.get('if-match');
  if (seen !== null && seen !== `"${String(version)}"`) throw new Refusal(412, 'StaleVersion');
};

/** 404: there is no such thing at this customer. */
export const notFound = (): Refusal => new Refusal(404, 'NotFound');

/** 400 with the domain's own code. */
export const argumentError = (subCode?: DomainCode): Refusal => new Refusal(400, ARGUMENT_ERROR, subCode);

/** The same, where there is one. */
export const refuse = (subCode: DomainCode | undefined): void => {
  if (subCode !== undefined) throw argumentError(subCode);
};

/** The error body of the contract. */
export const refusalAnswer = (failingSystem: FailingSystem, { status, code, subCode }: Refusal) => {
  const body: ApiError = { code, statusCode: String(status), failingSystem, ...(subCode && { subCode }) };
  return HttpResponse.json(body, { status });
};

/**
 * Runs a route and answers what it gives, in the form of the wire, or why it refuses. A route that breaks its
 * contract is an error of the data set and fails loudly.
 */
export const answerOf = <Answer extends z.ZodMiniType<{ data: object | null }>>(
  failingSystem: FailingSystem,
  answer: Answer,
  run: () => z.output<Answer>['data'],
) => {
  try {
    return HttpResponse.json(z.encode(answer, { data: run() } as z.output<Answer>) as object);
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(failingSystem, error);
    throw error;
  }
};

/** A query as the contracts take it: what is given more than once is a list. */
const queryOf = (url: string): Record<string, string | string[]> => {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map(name => {
      const [first = '', ...others] = searchParams.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
};

const parsedBy = <Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> => {
  const parsed = z.safeParse(schema, sent);
  if (!parsed.success) throw argumentError();
  return parsed.data;
};

interface TenantRoute<Query extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object | null }>> {
  /** Below the API's address; `:customerId` or the query names the customer, `:id` the thing. */
  readonly path: string;
  readonly system: FailingSystem;
  readonly query: Query;
  readonly answer: Answer;
  readonly read: (tenant: TenantData, query: z.output<Query>, id: string) => z.output<Answer>['data'];
  /** Of the answer, where `format=csv` is asked for. */
  readonly file?: (answer: z.output<Answer>['data'], id: string) => CsvFile;
}

/** The customer's data as they are at this moment; undefined for one that the person has nothing to do with. */
export type FindTenant = (customerId: unknown) => TenantData | undefined;

/** Makes handlers of routes that belong to one customer. Another customer than the person's is refused. */
export const tenantRoutes =
  (api: string, tenantOf: FindTenant) =>
  <Query extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object | null }>>(
    route: TenantRoute<Query, Answer>,
  ): HttpHandler =>
    http.get<{ customerId?: string; id?: string }>(`${api}${route.path}`, ({ request, params }) => {
      const query = queryOf(request.url);
      const id = params.id ?? '';
      let file: CsvFile | undefined;
      const answer = answerOf(route.system, route.answer, () => {
        const customerId = params.customerId ?? query['customerId'];
        if (customerId === undefined) throw argumentError('CustomerIdIsRequired');
        const tenant = tenantOf(customerId);
        if (!tenant) throw new Refusal(403, 'Forbidden');
        const found = route.read(tenant, parsedBy(route.query, query), id);
        if (query['format'] === 'csv') file = route.file?.(found, id);
        return found;
      });
      return file ? csvAnswer(file) : answer;
    });

export type AddRoute = ReturnType<typeof tenantRoutes>;

/** Also what is sent without a body. */
const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

const customerIn = (body: unknown): string | undefined => {
  const parsed = z.safeParse(z.object({ data: z.object({ customerId: z.string() }) }), body);
  return parsed.success ? parsed.data.data.customerId : undefined;
};

interface TenantWrite<Body extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object | null }>> {
  readonly method: 'post' | 'put' | 'delete';
  /** Below the API's address; the query or the body names the customer, `:id` the thing. */
  readonly path: string;
  readonly system: FailingSystem;
  /** Of the query where there is no body. */
  readonly body: Body;
  readonly answer: Answer;
  /** Changes the data set: what is read afterwards shows it, until the page is loaded again. */
  readonly write: (
    tenant: TenantData,
    sent: z.output<Body>,
    id: string,
    call: WriteCall,
  ) => z.output<Answer>['data'];
}

interface WriteCall {
  /** Of the path, beside `:id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** Makes handlers of what changes something of one customer. */
export const tenantWrites =
  (api: string, tenantOf: FindTenant) =>
  <Body extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object | null }>>(
    route: TenantWrite<Body, Answer>,
  ): HttpHandler =>
    http[route.method]<Record<string, string>>(`${api}${route.path}`, async ({ request, params }) => {
      const query = queryOf(request.url);
      const sent = (await bodyOf(request)) ?? query;
      return answerOf(route.system, route.answer, () => {
        const customerId = query['customerId'] ?? customerIn(sent);
        const tenant = tenantOf(customerId);
        if (!tenant) throw new Refusal(403, 'Forbidden');
        const { headers } = request;
        return route.write(tenant, parsedBy(route.body, sent), params['id'] ?? '', { params, headers });
      });
    });

export type AddWrite = ReturnType<typeof tenantWrites>;

/** For resources some of whose routes belong to no customer. */
export interface Adders {
  readonly api: string;
  readonly route: AddRoute;
  readonly write: AddWrite;
  readonly tenantOf: FindTenant;
}

/** What the data set cannot do: said in the portal's own way, so that nobody takes it for done. */
export const notPossibleOffline = (failingSystem: FailingSystem) => {
  const message = 'Ændringen er ikke mulig offline.';
  const body: ApiError = { message, code: 'Unknown', statusCode: '400', failingSystem };
  return HttpResponse.json(body, { status: 400 });
};

interface PersonRoute<Body extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object }>> {
  /** POST by default. */
  readonly method?: 'post' | 'put';
  /** Below the API's address; `:token` is the secret of a link, or the id of what is named. */
  readonly path: string;
  readonly body: Body;
  readonly answer: Answer;
  readonly run: (body: z.output<Body>, token: string) => z.output<Answer>['data'];
}

/** Makes handlers of what belongs to no customer: sent without anybody being signed in, or about oneself. */
export const personRoutes =
  (api: string) =>
  <Body extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object }>>(
    route: PersonRoute<Body, Answer>,
  ): HttpHandler =>
    http[route.method ?? 'post']<{ token?: string }>(`${api}${route.path}`, async ({ request, params }) => {
      const sent: unknown = await request.json();
      return answerOf('Selfservice', route.answer, () =>
        route.run(parsedBy(route.body, sent), params.token ?? ''),
      );
    });
