/**
 * The pages that the bench opens, and how it detects that one is readable: by content, not by a heading or a skeleton.
 */

export interface Area {
  readonly name: string;
  /** Path below the application, for demo customer 1001. */
  readonly path: string;
  /** Matches only when the area's data is on the page. */
  readonly content: string;
}

export const landing: Area = {
  name: 'landing page',
  path: '/1001/velkommen',
  content: 'main a[href$="/1001/faktura"]',
};

/** One area of each remote. */
export const areas: readonly Area[] = [
  {
    name: 'administrators',
    path: '/1001/administrator-oversigt',
    content: 'main :text("admin@demo.example")',
  },
  { name: 'subscriptions', path: '/1001/abonnementer', content: 'main a[href*="/1001/abonnementer/"]' },
  { name: 'billing', path: '/1001/faktura', content: 'main a[href*="/1001/faktura/"]' },
  { name: 'profile', path: '/1001/indstillinger', content: 'main :text("superadmin@demo.example")' },
];
