// The async boundary that federation needs: shared modules are settled before the first of ours runs.
void import(/* webpackChunkName: "portal" */ './bootstrap.tsx');
