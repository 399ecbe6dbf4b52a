import { runService } from '../run-service.ts';
import { startCollector } from '../start-services.ts';

// The collector alone.
await runService('collector', startCollector);
