/** Finds out where the page is, and starts the portal or says that it can't be started. */
import 'shared/styles/fonts.css';
import 'shared/styles/tokens.css';
import 'shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { detectEnvironment } from './settings/detect-environment.ts';
import { CriticalError } from './startup/critical-error.tsx';
import { startPortal, type Mount } from './startup/start-portal.tsx';

const mount: Mount = (content, options) => {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no element with the id root.');
  createRoot(element, options).render(content);
};

const start = async (): Promise<void> => {
  const declaredMode = PORTAL_OFFLINE ? 'offline' : document.documentElement.dataset['portalMode'];
  await startPortal(detectEnvironment(window.location, declaredMode), mount);
};

start().catch((error: unknown) => {
  mount(
    <CriticalError
      error={error}
      onStartAgain={() => {
        window.location.assign('/selvbetjening/');
      }}
    />,
    // What breaks while even this page is drawn can only be said to whoever has the developer tools open.
    { onUncaughtError: reportError, onCaughtError: reportError, onRecoverableError: reportError },
  );
});
