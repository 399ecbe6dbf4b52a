import { Navigate } from 'shared/router';
import { useDrawerContext } from './use-drawer.ts';

/** When nobody is selected, or this drawer is not for the selected person (ADM-028, INV-014). */
export const RedirectToOverview = () => <Navigate to={useDrawerContext().overviewHref} replace />;
