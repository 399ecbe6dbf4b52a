import { hostConfig } from 'shared/build/webpack-preset.ts';

export default hostConfig(import.meta.dirname);
