import { browserPackage } from 'shared/build/jest/jest-preset.js';
export default browserPackage(import.meta.dirname);
