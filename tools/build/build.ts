/**
 * `npm run build [-- mfe-billing …]`: builds the named front ends, or without names all whose sources changed.
 *
 * Also updates the registry, so a running portal uses the new build from the next page load. Earlier releases remain
 * next to it.
 */
import { readSettings } from 'shared/node/settings';
import { registryFile } from '../portal/data-folder.ts';
import { frontEnds, namedFrontEnd, remotes } from '../portal/front-ends.ts';
import { originsFrom } from '../portal/origins.ts';
import { runCommand } from '../portal/run-command.ts';
import { buildFrontEnds, isStale } from './build-front-ends.ts';
import { readRegistry, refreshRegistry } from './registry.ts';
import { hasRelease } from './releases.ts';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const registry = registryFile(settings.dataDir);
  readRegistry(registry);
  const names = [...new Set(process.argv.slice(2))];
  const selected = names.length > 0 ? names.map(namedFrontEnd) : frontEnds.filter(isStale);
  if (selected.length === 0) process.stdout.write('Every front end is up to date.\n');
  await buildFrontEnds(selected);
  // In a fresh clone, building a single remote leaves the registry alone; it is written once all remotes are built.
  if (remotes.every(hasRelease)) refreshRegistry(registry, originsFrom(settings, process.env).remotes);
});
