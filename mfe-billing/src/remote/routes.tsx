import { routesOf } from 'shared/remote/pages';
import { InvoicesPage } from '../invoices/invoices.page.tsx';
import { pages } from '../pages.tsx';
import { invoicesPreload } from './preload.ts';

/** The area's first page is loaded with it. All others are lazy, and prefetched when the user is about to open them. */
export const routes = routesOf(pages, { invoices: <InvoicesPage /> }, { invoices: invoicesPreload });
