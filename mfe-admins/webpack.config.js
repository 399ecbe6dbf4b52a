import { remoteConfig } from 'shared/build/webpack-preset.ts';

export default remoteConfig(import.meta.dirname);
