import { runService } from '../run-service.ts';
import { startCollector } from '../start-services.ts';

// Only the collector.
await runService('collector', startCollector);
