// Jest loads this instead of the index of react-aria-components, which loads all its components into each test file. The
// package exports RouterProvider only from there; import everything else from its own path.
import { createRequire } from 'node:module';

const componentsRequire = createRequire(require.resolve('react-aria-components/I18nProvider'));

export { I18nProvider } from 'react-aria-components/I18nProvider';
export const { RouterProvider } = componentsRequire('react-aria/private/utils/openLink');
