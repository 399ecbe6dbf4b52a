/**
 * The backend of offline mode: a service worker in front of the network, and a small data set behind it.
 *
 * Only a development build for offline mode holds this; `production-build.test.ts` proves it.
 */
import { setupWorker } from 'msw/browser';
import { createBackendData } from 'shared/testing/backend/backend-data.ts';
import { backendHandlers } from 'shared/testing/backend/backend-handlers.ts';

/** Resolves when every further call to the backend is answered in the browser. */
export const startOfflineBackend = async (backendApiUrl: string): Promise<void> => {
  const data = createBackendData(new Date());
  const worker = setupWorker(...backendHandlers(`${backendApiUrl}/self-service-api`, data));
  // Everything else is the dev servers' and goes through.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
};
