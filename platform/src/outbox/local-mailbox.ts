import type { Deliver } from './deliver-messages.ts';

/**
 * The mail and text-message system of the reference platform: takes every message, to be read at
 * `GET /control/outbox`, and sends nothing out. Mail to the domain `ukendt.example` comes back, to show what then
 * happens. In production its place is taken by a function of the same type.
 */
export const localMailbox: Deliver = message =>
  Promise.resolve(message.to.endsWith('@ukendt.example') ? 'refused' : 'sent');
