import { isIPv6 } from 'node:net';

/**
 * Key for rate limits: the IPv4 address, or the /64 network of an IPv6 address, because a client can use all its 2⁶⁴
 * addresses.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain);
  if (mapped) return mapped[1] ?? address;
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(group => group !== '');
  const [before, after] = [groups(start), groups(end ?? '')];
  const zeros = end === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
