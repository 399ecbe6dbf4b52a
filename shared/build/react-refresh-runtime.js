// What the shell's first script begins with under `npm run dev`: react-refresh.ts says what for.
import * as runtime from 'react-refresh/runtime';

globalThis.portalReactRefresh = runtime;
