import { runService } from '../run-service.ts';
import { startToggles } from '../start-services.ts';

// Only the toggle server.
await runService('toggles', startToggles);
