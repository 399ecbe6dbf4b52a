import { routesOf } from 'shared/remote/pages';
import { InvoicesPage } from '../invoices/invoices.page.tsx';
import { pages } from '../pages.tsx';
import { invoicesPreload } from './preload.ts';

/** The area's first page comes with it. All others are fetched when opened, or when somebody is about to. */
export const routes = routesOf(pages, { invoices: <InvoicesPage /> }, { invoices: invoicesPreload });
