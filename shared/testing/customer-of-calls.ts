/**
 * Calls about the user's own data or without a customer; `users/access` has the customer in its body (C-19).
 */
const ofThePerson =
  /^\/self-service-api\/(?:user(?:\/|$)|users\/access$|customers(?:$|\/)|addresses\/|sim\/)/;
/** Public calls, for links and password resets. */
const ofAnybody = /^\/self-service-api\/(?:esim-(?:links|codes)$|invitations\/|password-reset)/;
const namesNone = (pathname: string): boolean => ofThePerson.test(pathname) || ofAnybody.test(pathname);

/**
 * A `fetch` for pages of one customer: a call for another customer, or without a required one, fails the
 * test. Mocks respond to any customer, so nothing else would detect it.
 */
export const fetchFor =
  (customerOf: () => string): typeof fetch =>
  (input, init) => {
    const customerId = customerOf();
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const named = searchParams.get('customerId') ?? /\/customers\/([^/]+)/.exec(pathname)?.[1];
    if (named === undefined ? !namesNone(pathname) : named !== customerId)
      // oxlint-disable-next-line no-console -- the Jest setup fails a test that logs an error
      console.error(`${pathname} names the customer ${String(named)} on a page of ${customerId}.`);
    return fetch(input, init);
  };
