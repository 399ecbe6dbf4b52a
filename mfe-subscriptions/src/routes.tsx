import type { RouteObject } from 'shared/router';
import { OrderHistoryPage, SuspendPage } from './action-pages.tsx';
import { ChildPage, CreatePage } from './coming-soon/coming-pages.tsx';
import { comingTexts, type ComingTexts } from './coming-soon/texts.ts';
import { OverviewPage } from './overview/overview.page.tsx';
import { OrdersPage } from './orders/orders.page.tsx';
import { subscriptionPaths as paths } from './paths.ts';
import {
  actionPreload,
  ordersPreload,
  overviewPreload,
  simCardsPreload,
  subscriptionPreload,
} from './preload.ts';
import { SimCardPage, SimCardsPage, SwitchSimPage, SwitchToEsimPage } from './sim-pages.tsx';
import { SubscriptionPage } from './subscription/subscription.page.tsx';

const coming = (path: string, texts: ComingTexts): RouteObject => ({
  path,
  element: <ChildPage texts={texts} />,
});

export const routes: RouteObject[] = [
  { path: paths.overview, element: <OverviewPage />, handle: overviewPreload },
  { path: paths.create, element: <CreatePage /> },
  { path: paths.details, element: <SubscriptionPage />, handle: subscriptionPreload },
  { path: paths.orderHistory, element: <OrderHistoryPage />, handle: subscriptionPreload },
  { path: paths.simCards, element: <SimCardsPage />, handle: simCardsPreload },
  coming(paths.addDataCard, comingTexts.addDataCard),
  coming(paths.switchDataCard, comingTexts.switchDataCard),
  { path: paths.simCard, element: <SimCardPage />, handle: simCardsPreload },
  { path: paths.switchSimCard, element: <SwitchSimPage />, handle: simCardsPreload },
  { path: paths.switchToEsim, element: <SwitchToEsimPage />, handle: simCardsPreload },
  coming(paths.changePlan, comingTexts.changePlan),
  { path: paths.suspend, element: <SuspendPage />, handle: actionPreload },
  coming(paths.forwarding, comingTexts.forwarding),
  coming(paths.barrings, comingTexts.barrings),
  coming(paths.settings, comingTexts.settings),
  coming(paths.usage, comingTexts.usage),
  coming(paths.terminate, comingTexts.terminate),
  coming(paths.account, comingTexts.account),
  coming(paths.changeAccount, comingTexts.changeAccount),
  coming(paths.extraServices, comingTexts.extraServices),
  { path: paths.orders, element: <OrdersPage />, handle: ordersPreload },
];
