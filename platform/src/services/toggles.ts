import { runService } from '../run-service.ts';
import { startToggles } from '../start-services.ts';

// The toggle server alone.
await runService('toggles', startToggles);
