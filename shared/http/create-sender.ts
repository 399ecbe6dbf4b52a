/**
 * Sends calls with a token, using built-ins captured before any remote runs: a remote that patches them later
 * can neither read the token nor send it elsewhere (decision 35).
 *
 * @param services addresses by path prefix; calls to other addresses are not sent
 */
export const createSender = (
  services: Readonly<Record<string, string>>,
  send: typeof fetch = (...call) => fetch(...call),
) => {
  const { apply } = Reflect;
  /* oxlint-disable typescript/unbound-method -- captured on purpose, so that later patches have no effect */
  const { startsWith } = String.prototype;
  const hrefOf = Object.getOwnPropertyDescriptor(URL.prototype, 'href')?.get;
  /* oxlint-enable typescript/unbound-method */
  const bases = Object.freeze(Object.values(services));
  return (url: URL, init: object, headers: object): Promise<Response> => {
    const href = hrefOf === undefined ? url.href : (apply(hrefOf, url, []) as string);
    let isOurs = false;
    // oxlint-disable-next-line typescript/prefer-for-of -- Array.prototype iterators can be patched by remotes
    for (let index = 0; index < bases.length; index += 1) {
      const base = bases[index] ?? '';
      const next = href[base.length];
      const isBelow = next === undefined || next === '/' || next === '?';
      isOurs ||= isBelow && apply(startsWith, href, [base]);
    }
    if (!isOurs) throw new Error('A call has left its service.');
    // Without a prototype: browsers read every option they know and would call a getter on Object.prototype.
    const bare = { __proto__: null, ...init, headers: { __proto__: null, ...headers } };
    return send(href, bare as unknown as RequestInit);
  };
};
