import { Navigate } from 'shared/router';
import { useDrawerContext } from './use-drawer.ts';

/** Where nobody is selected, or somebody whom this drawer is not for (ADM-028, INV-014). */
export const ToOverview = () => <Navigate to={useDrawerContext().overviewHref} replace />;
