const digits = 'QBWSPHDXZU';
const oldestMs = 30_000;

function decodeNumber(text: string): number {
  const decoded = Array.from(text, letter => digits.indexOf(letter));
  return text === '' || decoded.includes(-1) ? Number.NaN : Number(decoded.join(''));
}

/**
 * Reads the token of a stream URL: the SDK key with its creation time hidden in it, as `enc(start, 3) + enc(length, 2)
 * + key[0, start] + enc(milliseconds) + key[start]…`, where enc writes a letter for each digit.
 *
 * @param now in milliseconds since 1970
 * @returns the SDK key, or undefined if the token is invalid or older than 30 seconds
 */
export function readConnectionToken(token: string, now: number): string | undefined {
  const start = decodeNumber(token.slice(0, 3));
  const length = decodeNumber(token.slice(3, 5));
  const rest = token.slice(5);
  const madeAt = decodeNumber(rest.slice(start, start + length));
  if (!(Math.abs(now - madeAt) <= oldestMs)) return undefined;
  const key = rest.slice(0, start) + rest.slice(start + length);
  return key === '' ? undefined : key;
}
