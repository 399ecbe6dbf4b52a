/**
 * The backend of offline mode: a service worker in front of the network, with a small data set.
 *
 * Only a development build for offline mode contains it; a production build that does fails
 * (`shared/build/without-mocks.ts`).
 */
import { setupWorker } from 'msw/browser';
import { createBackendData } from 'shared/testing/backend/backend-data.ts';
import { backendHandlers } from 'shared/testing/backend/backend-handlers.ts';

/** Resolves when all further backend calls are answered in the browser. */
export const startOfflineBackend = async (backendApiUrl: string): Promise<void> => {
  const data = createBackendData(new Date());
  const worker = setupWorker(...backendHandlers(`${backendApiUrl}/self-service-api`, data));
  // Everything else goes to the dev servers.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
};
