/**
 * What the page has been answered, so that the same answer need not be sent again: the backend names each by an ETag, is
 * told the name of the one that is here, and says 304 where it would send that. It decides so after it has checked who
 * asks, so that nobody is shown what another was answered. In memory alone: the browser may not store the answers.
 */

/** Answers that are kept; a page that is open for long asks for the same few. */
const most = 50;

/** Characters of the longest that is kept. */
const longest = 200_000;

export interface KnownAnswer {
  readonly tag: string;
  /** As it was sent: each caller has a schema of its own. */
  readonly body: string;
}

export interface KnownAnswers {
  /**
   * What this address answered last; undefined where nothing of it is kept. It is not kept any more until it is again: a
   * backend that refuses calls which name an answer gets a plain one next.
   */
  take(address: string): KnownAnswer | undefined;
  /** Keeps what an address answered. */
  keep(address: string, tag: string | null, body: string): void;
}

export const createKnownAnswers = (): KnownAnswers => {
  const answers = new Map<string, KnownAnswer>();
  return {
    take: address => {
      const answer = answers.get(address);
      answers.delete(address);
      return answer;
    },
    keep: (address, tag, body) => {
      if (tag === null || body.length > longest) return;
      answers.delete(address);
      answers.set(address, { tag, body });
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
};
