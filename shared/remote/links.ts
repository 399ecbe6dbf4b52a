import { areaPaths } from './area-paths.ts';

export { areaPaths };

/** `customerHref('1001', areaPaths.invoices)` is `/1001/faktura`; the router adds the application sub-path. */
export const customerHref = (customerId: string, path: string): string =>
  `/${encodeURIComponent(customerId)}/${path}`;

/** The shell's page for features that a toggle has turned off: such a page redirects here (NAV-063). */
export const unavailableHref = '/siden-er-midlertidigt-utilgaengelig';

type NameIn<Part extends string> = Part extends `:${infer Name}` ? Name : never;
type PathParam<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NameIn<Part> | PathParam<Rest>
  : NameIn<Path>;
type QueryNames = Readonly<Record<string, string>>;

/** A page that other remotes link to: they use `href`, its owner uses `path`, `query` and `read`. */
interface AreaLink<Path extends string, Query extends QueryNames> {
  /** Route path, relative to the customer. */
  readonly path: Path;
  /** Names of the query parameters. */
  readonly query: Query;
  /** Builds the full href: `links.invoice.href('1001', { billingItemId })`. */
  readonly href: (
    customerId: string,
    ...params: PathParam<Path> extends never
      ? [query?: { readonly [Key in keyof Query]?: readonly string[] }]
      : [params: Readonly<Record<PathParam<Path>, string>>]
  ) => string;
  /** Reads the query parameters. */
  readonly read: (params: URLSearchParams) => { readonly [Key in keyof Query]: readonly string[] };
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- by default a page takes no query
export const defineLink = <const Path extends string, const Query extends QueryNames = Record<never, string>>(
  path: Path,
  query?: Query,
): AreaLink<Path, Query> => {
  const names = Object.entries(query ?? {});
  return {
    path,
    query: query ?? ({} as Query),
    href: (customerId, ...[params]) => {
      const values = (params ?? {}) as Readonly<Record<string, string | readonly string[] | undefined>>;
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(values[name])),
      );
      const search = new URLSearchParams(
        names.flatMap(([key, name]) => [values[key] ?? []].flat().map(value => [name, value])),
      );
      return customerHref(customerId, search.size === 0 ? filled : `${filled}?${search.toString()}`);
    },
    read: params =>
      Object.fromEntries(names.map(([key, name]) => [key, params.getAll(name)])) as {
        [Key in keyof Query]: string[];
      },
  };
};

/**
 * Remotes link to each other by URL. Each such page is declared here once, with the names in its path and query, for both
 * sides.
 */
export const links = {
  invoices: defineLink(areaPaths.invoices, { accountIds: 'kundenummer', open: 'del' }),
  invoice: defineLink(`${areaPaths.invoices}/:billingItemId`),
  subscriptions: defineLink(areaPaths.subscriptions, { accountIds: 'konto', usage: 'forbrug' }),
  subscription: defineLink(`${areaPaths.subscriptions}/:subscriptionId`),
  usage: defineLink(`${areaPaths.subscriptions}/:subscriptionId/forbrug`),
  barrings: defineLink(`${areaPaths.subscriptions}/:subscriptionId/spaerringer`),
  orders: defineLink(areaPaths.orders, { view: 'vis' }),
  order: defineLink(`${areaPaths.orders}/:orderId`),
  billingAccount: defineLink(`${areaPaths.billingAccounts}/:billingAccountId`),
  administrators: defineLink(areaPaths.administrators, { invitations: 'invitationer' }),
  employeeRights: defineLink(`${areaPaths.billingAccounts}/:billingAccountId/medarbejderrettigheder`),
} as const;

/** Prefilled subject of a message to customer service. */
interface AboutWhat {
  /** Order number. */
  readonly ordre?: string;
  /** Code of the failed call. */
  readonly fejlkode?: string | undefined;
  /** Path of the current portal page, without its query. */
  readonly side?: string;
}

/**
 * External page for contacting customer service (C-28). The address is a reserved example name, not a real
 * site. The customer is unknown before sign-in.
 */
export const customerServiceHref = (
  customer: { readonly hasContract: boolean } | undefined,
  about: AboutWhat = {},
): string => {
  const large = customer?.hasContract === true ? 'kontakt-stor-virksomhed' : 'kontakt-mindre-virksomhed';
  const page = customer === undefined ? 'kontakt' : large;
  const entries = Object.entries(about as Record<string, string | undefined>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const query = entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
  return `https://www.lyng.example/erhverv/${page}${query}`;
};
