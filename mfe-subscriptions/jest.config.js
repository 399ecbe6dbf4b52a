import { browserPackage } from 'shared/build/jest-preset.js';
export default browserPackage(import.meta.dirname);
