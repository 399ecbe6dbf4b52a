/** Defines the mocked backend's routes, with a parsed query and a response typed by the contract. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import type { ApiError, DomainCode, FailingSystem, GenericCode } from '../../contracts/api-error.ts';
import { ARGUMENT_ERROR } from '../../contracts/api-error.ts';
import { csvAnswer, type CsvFile } from './csv-answer.ts';
import type { TenantData } from './backend-data.ts';

/** Thrown by a route to refuse; converted to the contract's error body. */
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

/** Refuses an update of an older version, like the API. A call without If-Match applies to any version. */
export const requireVersion = (headers: Headers, version: number): void => {
  const seen = headers.get('if-match');
  if (seen !== null && seen !== `"${String(version)}"`) throw new Refusal(412, 'StaleVersion');
};

/** 404: the customer has no such record. */
export const notFound = (): Refusal => new Refusal(404, 'NotFound');

/** 400 with the domain's own code. */
export const argumentError = (subCode?: DomainCode): Refusal => new Refusal(400, ARGUMENT_ERROR, subCode);

/** The same, if there is a code. */
export const refuse = (subCode: DomainCode | undefined): void => {
  if (subCode !== undefined) throw argumentError(subCode);
};

/** The error body of the contract. */
export const refusalAnswer = (failingSystem: FailingSystem, { status, code, subCode }: Refusal) => {
  const body: ApiError = { code, statusCode: String(status), failingSystem, ...(subCode && { subCode }) };
  return HttpResponse.json(body, { status });
};

/**
 * Runs a route and returns its response in wire format, or its refusal. A route that violates its contract is
 * a bug in the data set and throws.
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

/** A query in the contract's form: repeated parameters become a list. */
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
  /** Below the API's address; `:customerId` or the query contains the customer, `:id` the record. */
  readonly path: string;
  readonly system: FailingSystem;
  readonly query: Query;
  readonly answer: Answer;
  readonly read: (tenant: TenantData, query: z.output<Query>, id: string) => z.output<Answer>['data'];
  /** Converts the response to a file, for `format=csv`. */
  readonly file?: (answer: z.output<Answer>['data'], id: string) => CsvFile;
}

/** The customer's current data; undefined if the user has no access to the customer. */
export type FindTenant = (customerId: unknown) => TenantData | undefined;

/** Creates handlers of routes for one customer. Other customers are refused. */
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

/** Supports requests without a body. */
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
  /** Below the API's address; the query or the body contains the customer, `:id` the record. */
  readonly path: string;
  readonly system: FailingSystem;
  /** The query's customer if there is no body. */
  readonly body: Body;
  readonly answer: Answer;
  /** Changes the data set: later reads show it, until the page is reloaded. */
  readonly write: (
    tenant: TenantData,
    sent: z.output<Body>,
    id: string,
    call: WriteCall,
  ) => z.output<Answer>['data'];
}

interface WriteCall {
  /** Path parameters besides `:id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** Creates handlers for changes of one customer's data. */
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

/** For resources with some routes outside a customer. */
export interface Adders {
  readonly api: string;
  readonly route: AddRoute;
  readonly write: AddWrite;
  readonly tenantOf: FindTenant;
}

/**
 * Error for what the data set does not support, with the portal's own message, so that nobody believes it
 * succeeded.
 */
export const notPossibleOffline = (failingSystem: FailingSystem) => {
  const message = 'Ændringen er ikke mulig offline.';
  const body: ApiError = { message, code: 'Unknown', statusCode: '400', failingSystem };
  return HttpResponse.json(body, { status: 400 });
};

interface PersonRoute<Body extends z.ZodMiniType, Answer extends z.ZodMiniType<{ data: object }>> {
  /** POST by default. */
  readonly method?: 'post' | 'put';
  /** Below the API's address; `:token` is a link's secret, or a record's id. */
  readonly path: string;
  readonly body: Body;
  readonly answer: Answer;
  readonly run: (body: z.output<Body>, token: string) => z.output<Answer>['data'];
}

/** Creates handlers of routes outside a customer: public, or about the user's own data. */
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
