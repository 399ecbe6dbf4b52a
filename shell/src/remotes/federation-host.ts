/**
 * The federation runtime, with everything the shell hands to remotes. A chunk of its own: no page of the shell's needs
 * it to be drawn.
 */
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runtimeCore, sharedModules } from 'virtual:provided-modules';

export type FederationHost = ReturnType<typeof createInstance>;

/** Where remotes, which are built without the runtime, look for it. */
const runtimeForRemotes = '_FEDERATION_RUNTIME_CORE';

/**
 * The runtime keeps a shared module's first loading, also one that failed: whatever needs that component of the kit
 * would fail until the page is loaded anew. Forgotten, it is asked for again. Each remote has a part of the runtime of its
 * own, so this is registered for all of them.
 */
const forgetFailedComponents: ModuleFederationRuntimePlugin = {
  name: 'portal-components',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap))
      for (const component of Object.values(scope[pkgName] ?? {}))
        if (component.loaded !== true) component.loading = null;
  },
};

/** Joins this page to the federation runtime; to be called once. `plugin` makes its requests. */
export const createFederationHost = (plugin: ModuleFederationRuntimePlugin): FederationHost => {
  Object.defineProperty(window, runtimeForRemotes, { value: runtimeCore });
  registerGlobalPlugins([forgetFailedComponents]);
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [plugin, forgetFailedComponents],
  });
};
