/** What an answer says: the data of its contract, or why the call was refused. */
import * as z from 'zod/mini';
import { apiErrorSchema } from '../contracts/api-error.ts';
import { DataParsingError, NetworkError, SelfserviceError } from '../errors/portal-error.ts';

/** Characters of an answer that are worth reading; more would hold up the page for seconds. */
const maxAnswer = 10_000_000;

/** Properties that a data-parsing error names; a broken list could have one for every row. */
const maxProperties = 20;

/** What is too long to be an answer of ours reads as none, and so breaks its contract. */
export const readText = async (response: Response): Promise<string> => {
  const text = await response.text();
  return text.length > maxAnswer ? '' : text;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Most answers are wrapped as `{ data: … }`; where a service does not, the body is the data. */
const enveloped = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body : { data: body };

/** The data inside an answer. Throws a DataParsingError that names the properties that break the schema. */
export const parseAnswer = <Data>(
  text: string,
  schema: z.ZodMiniType<{ data: Data }>,
  correlationId: string,
): Data => {
  const parsed = z.safeParse(schema, enveloped(parseJson(text)));
  if (parsed.success) return parsed.data.data;
  const properties = parsed.error.issues.map(issue => issue.path.slice(1).join('.') || '(svaret)');
  throw new DataParsingError([...new Set(properties)].slice(0, maxProperties), correlationId);
};

/** A refusal is told of without its sentence rather than later. */
const wordsTimeoutMs = 2_000;

/** Sentences of the codes, which the first page does without; undefined where they do not come. */
const fetchWords = () =>
  Promise.race([
    import('../errors/code-texts.ts'),
    new Promise<undefined>(resolve => {
      setTimeout(resolve, wordsTimeoutMs);
    }),
  ]).catch(() => undefined);

/** Why a call was refused: as the backend words it, or by its status alone. */
export const failureOf = async (status: number, text: string, correlationId: string): Promise<Error> => {
  const described = z.safeParse(apiErrorSchema, parseJson(text));
  if (!described.success) return new NetworkError(status, { correlationId });
  const words = await fetchWords();
  return new SelfserviceError(described.data, status, {
    message: words?.messageOf(described.data),
    saysAll: words?.saysAll(described.data),
    correlationId,
  });
};

/** As the backend calls the file. */
export const fileNameOf = (headers: Headers): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
