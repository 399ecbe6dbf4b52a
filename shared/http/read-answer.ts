/** Reads a response: the data of its contract, or the reason for a failure. */
import * as z from 'zod/mini';
import { apiErrorSchema } from '../contracts/api-error.ts';
import { DataParsingError, NetworkError, SelfserviceError } from '../errors/portal-error.ts';

/** Maximum length of a response in characters; a longer one would block the page for seconds. */
const maxAnswer = 10_000_000;

/** Maximum number of properties named by a data-parsing error; a broken list could have one per row. */
const maxProperties = 20;

/** A response over the maximum reads as empty, and so fails its contract. */
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

/** Most responses are wrapped as `{ data: … }`; for other services the body is the data. */
const enveloped = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body : { data: body };

/**
 * Parses the data of a response. Throws a DataParsingError that names the properties that violate the schema.
 */
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

/** Timeout for the messages: report a refusal without its message rather than late. */
const wordsTimeoutMs = 2_000;

/** Lazy-loads the messages for error codes; undefined if that fails. */
const fetchWords = () =>
  Promise.race([
    import('../errors/code-texts.ts'),
    new Promise<undefined>(resolve => {
      setTimeout(resolve, wordsTimeoutMs);
    }),
  ]).catch(() => undefined);

/** The error of a failed call: as the backend describes it, or by its status alone. */
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

/** File name from the response headers. */
export const fileNameOf = (headers: Headers): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
