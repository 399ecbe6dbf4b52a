import { apiErrorSchema } from 'shared/contracts/api-error';
import * as z from 'zod/mini';

/** How a call was refused: `400 SubscriptionActionNotAllowed`. Fails for an answer that is no refusal. */
export function refusalOf(answer: { statusCode: number; json(): unknown }): string {
  const { code, subCode } = z.parse(apiErrorSchema, answer.json());
  return `${String(answer.statusCode)} ${subCode ?? code}`;
}
