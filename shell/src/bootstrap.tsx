/** Start-up, in the order of the specification (SHL-024): read it as a list. */
import 'shared/styles/fonts.css';
import 'shared/styles/tokens.css';
import 'shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { detectEnvironment, type Environment } from './settings/detect-environment.ts';
import { CriticalError } from './startup/critical-error.tsx';
import { startPortal } from './startup/start-portal.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element with the id root.');
const root = createRoot(element);

const declaredMode = (): string | undefined =>
  PORTAL_OFFLINE ? 'offline' : document.documentElement.dataset['portalMode'];

startPortal(root, () => detectEnvironment(window.location, declaredMode())).catch((error: unknown) => {
  console.error(error);
  root.render(
    <CriticalError
      error={error}
      onStartAgain={() => {
        window.location.assign('/selvbetjening/');
      }}
    />,
  );
});
