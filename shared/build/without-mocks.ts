/** Guard against mocks and demo data in production: they are for tests and offline mode. */
import type webpack from 'webpack';

const name = 'without-mocks';

const mocks =
  /\/node_modules\/(?:\.pnpm\/)?msw|\/shared\/testing\/|\/src\/(?:testing|offline)\/|offline-session/;

/** Plugin that fails a build which contains mocks, helpers of tests or offline mode. */
export class WithoutMocks implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(name, compilation => {
      compilation.hooks.finishModules.tap(name, modules => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? '';
          if (!mocks.test(file)) continue;
          const message = `${file} is for tests and offline mode, and must not be part of a production build.`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}
