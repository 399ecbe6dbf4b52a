/**
 * The library's requests: polls and events. The library sets no timeout and accepts any response to a poll as toggles.
 */
import type { IRequests } from '@featbit/js-client-sdk';
import { readMessage } from './featbit-messages.ts';

/** Request timeout in milliseconds. */
const requestMs = 5_000;

const pollPath = '/api/public/sdk/client/latest-all';

/** Requests for one user. A poll response without toggles for that user fails, whatever its status. */
export const featBitRequests = (userId: string): IRequests => ({
  fetch: async (url, { method = 'GET', headers = {}, body = null } = {}) => {
    const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(requestMs) });
    if (new URL(url).pathname !== pollPath) return answer;
    const text = await answer.text();
    if (!answer.ok || readMessage(text, userId)?.messageType !== 'data-sync')
      throw new Error(`The poll was answered with status ${String(answer.status)} and no toggles.`);
    return new Response(text);
  },
});
