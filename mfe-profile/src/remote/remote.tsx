import type { Remote } from 'shared/remote';
import { routes } from './routes.tsx';

export const remote = { id: 'mfe-profile', routes } satisfies Remote;
