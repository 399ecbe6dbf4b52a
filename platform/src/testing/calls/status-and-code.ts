import { apiErrorSchema } from 'shared/contracts/api-error';
import * as z from 'zod/mini';

/** The rejection of a request: `400 SubscriptionActionNotAllowed`. Fails for any other answer. */
export function statusAndCode(answer: { statusCode: number; json(): unknown }): string {
  const { code, subCode } = z.parse(apiErrorSchema, answer.json());
  return `${String(answer.statusCode)} ${subCode ?? code}`;
}
