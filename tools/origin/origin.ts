/**
 * `npm run origin -- mfe-billing`: restarts one front end's origin on its own, next to a running portal.
 *
 * Uses the same environment variables as `npm start` (`PORTAL_PORT_BASE`, `PORTAL_DATA_DIR`, `PORTAL_MODE`).
 */
import { portOffsets, readSettings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { localOrigin } from '../portal/addresses.ts';
import { frontEndNamed, frontEnds } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { serve } from '../serve/serve.ts';

await runCommand(async () => {
  const [id = '', ...tooMuch] = process.argv.slice(2);
  if (!frontEndNamed(id) || tooMuch.length > 0) {
    const ids = frontEnds.map(each => each.id).join(', ');
    throw new UserFacingError(
      `Name the one origin to start, for example npm run origin -- mfe-billing; known are ${ids}.`,
    );
  }
  process.env['PORTAL_MODE'] ??= 'development';
  process.env['PORTAL_CONTROL_URL'] ??= localOrigin(readSettings(process.env).portBase, portOffsets.control);
  await serve(id);
});
