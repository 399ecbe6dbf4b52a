import type { RouteObject } from 'shared/router';
import { OverviewPage } from './overview/overview.page.tsx';
import { OrdersPage } from './orders/orders.page.tsx';
import { subscriptionPaths } from './paths.ts';
import { SubscriptionPage } from './subscription/subscription.page.tsx';

export const routes: RouteObject[] = [
  { path: subscriptionPaths.overview, element: <OverviewPage /> },
  { path: subscriptionPaths.details, element: <SubscriptionPage /> },
  { path: subscriptionPaths.orders, element: <OrdersPage /> },
];
