/**
 * The federation runtime with all modules that the shell shares. A separate chunk, because the shell's own pages do not
 * need it.
 */
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runtimeCore, sharedModules } from 'virtual:provided-modules';

export type FederationHost = ReturnType<typeof createInstance>;

/** Where remotes, which are built without the runtime, expect it. */
const runtimeForRemotes = '_FEDERATION_RUNTIME_CORE';

/**
 * The runtime caches the promise of a shared module even if it failed, so that component would stay broken until the page
 * is reloaded. This plugin clears it, so that the next use loads it again. It is registered globally, because each remote
 * has its own runtime instance.
 */
const forgetFailedComponents: ModuleFederationRuntimePlugin = {
  name: 'portal-components',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap))
      for (const component of Object.values(scope[pkgName] ?? {}))
        if (component.loaded !== true) component.loading = null;
  },
};

/** Connects this page to the federation runtime; call it once. `plugin` makes its requests. */
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
