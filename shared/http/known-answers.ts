/**
 * What the page has been answered, so that the same answer need not be sent again: the backend names each by an ETag, is
 * told the name of the one that is here, and says 304 where it would send that. It decides so after it has checked who
 * asks, so that nobody is shown what another was answered. In memory alone: the browser may not store the answers.
 */

/** Answers that are kept; a page that is open for long asks for the same few. */
const most = 50;

/** Characters of the longest that is kept. */
const longest = 200_000;

export interface KnownAnswer<Body = string> {
  readonly tag: string;
  /** As it was sent: each caller has a schema of its own. */
  readonly body: Body;
}

export interface KnownAnswers {
  /** What this address answered last; undefined where nothing of it is kept. */
  at(address: string): KnownAnswer | undefined;
  /** Keeps what an address answered, in place of what it answered before. */
  keep(address: string, tag: string | null, body: string): void;
}

export const createKnownAnswers = (): KnownAnswers => {
  const answers = new Map<string, KnownAnswer>();
  return {
    at: address => answers.get(address),
    keep: (address, tag, body) => {
      answers.delete(address);
      if (tag === null || body.length > longest) return;
      const [oldest] = answers.keys();
      if (answers.size >= most && oldest !== undefined) answers.delete(oldest);
      answers.set(address, { tag, body });
    },
  };
};
