import type { Deliver } from './deliver-messages.ts';

/**
 * The mail and text-message system of the reference platform: accepts every message, shows it at `GET /control/outbox`
 * and sends nothing. Mail to the domain `ukendt.example` bounces, to demonstrate this case. In production it is
 * replaced by a function of the same type.
 */
export const localMailbox: Deliver = message =>
  Promise.resolve(message.to.endsWith('@ukendt.example') ? 'refused' : 'sent');
