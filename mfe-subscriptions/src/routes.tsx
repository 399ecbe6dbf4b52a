import { routesOf } from './define-pages.tsx';
import { OrdersPage } from './orders/orders.page.tsx';
import { OverviewPage } from './overview/overview.page.tsx';
import { pages } from './pages.tsx';

/** The pages that come with the area: people mostly begin with one of them. All others are fetched when opened. */
export const routes = routesOf(pages, {
  overview: <OverviewPage />,
  orders: <OrdersPage />,
});
