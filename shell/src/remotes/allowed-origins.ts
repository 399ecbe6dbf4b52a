/** Which origins remotes may be loaded from: the allow-list behind the first gate. */
import type { Mode } from '../settings/detect-environment.ts';

const hosted: Readonly<Record<'production' | 'preproduction', readonly string[]>> = {
  production: ['https://remotes.lyng.example'],
  preproduction: ['https://remotes.preprod.lyng.example'],
};

/** Locally each remote has a port of its own, counted from the portal's; from 100 on they are the platform's. */
const localRemotes = Array.from({ length: 99 }, (_, index) => index + 1);

/** The portal's own origin is always one of them: an edge may serve remotes below it. */
export const allowedOrigins = (mode: Mode, origin: string): readonly string[] => {
  if (mode === 'production' || mode === 'preproduction') return [origin, ...hosted[mode]];
  const { protocol, port } = new URL(origin);
  return [
    origin,
    ...localRemotes.map(offset => `${protocol}//localhost:${String(Number(port || '80') + offset)}`),
  ];
};
