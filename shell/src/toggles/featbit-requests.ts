/** The library's requests: polls and events. It sets no time limit, and takes any answer to a poll for toggles. */
import type { IRequests } from '@featbit/js-client-sdk';
import { readMessage } from './featbit-messages.ts';

/** A request is given up after this many milliseconds. */
const requestMs = 5_000;

const pollPath = '/api/public/sdk/client/latest-all';

/** Requests of one user. A poll that brings no toggles of theirs fails, whatever its status. */
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
