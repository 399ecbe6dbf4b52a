/** Written by the build: shared/build/shared-modules.ts. */
declare module 'virtual:provided-modules' {
  import type { createInstance } from '@module-federation/enhanced/runtime';
  /** The federation runtime itself. */
  export const runtimeCore: object;
  /** What remotes may ask for, by request. */
  export const sharedModules: NonNullable<Parameters<typeof createInstance>[0]['shared']>;
}
