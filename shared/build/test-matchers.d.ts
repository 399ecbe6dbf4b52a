// The DOM matchers that jest-set-up.js adds; every package's tsconfig includes this file.
import '@testing-library/jest-dom';
