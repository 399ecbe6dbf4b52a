import assert from 'node:assert/strict';
import type { Outbox } from '../outbox/outbox.ts';

const listed = (links: readonly string[]) => [...new Set(links)].sort().join(' ');

/**
 * An outbox that collects messages whose text does not contain exactly their `links`: tests follow `links`, but people
 * only have the text.
 */
export function watchOutbox(outbox: Outbox): { outbox: Outbox; checkLinks: () => void } {
  const wrong: string[] = [];
  return {
    outbox: {
      ...outbox,
      put(db, message, ...rest) {
        const { subject, text, links } = message;
        const written = text.match(/https?:\/\/\S+/g) ?? [];
        if (listed(written) !== listed(links))
          wrong.push(`${subject}: ${written.join(' ')} in its text, and its links are ${links.join(' ')}`);
        return outbox.put(db, message, ...rest);
      },
    },
    checkLinks() {
      assert.deepEqual(wrong, []);
    },
  };
}
