import type { Remote } from 'shared/remote';
import { routesOf } from 'shared/remote/pages';
import { pages } from '../pages.tsx';

export const remote = { id: 'mfe-subscriptions', routes: routesOf(pages, {}) } satisfies Remote;
