// What sources are compiled to under `npm run dev`: the compiler tells React Refresh of components only with this form of
// JSX. The page shares React's other form alone, and a shell that was built for production has no more than that.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
