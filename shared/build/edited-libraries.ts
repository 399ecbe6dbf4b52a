/**
 * Plugin for a build: takes out of a library what the portal can't use and the library gives no way to leave
 * out. Each edit stands in a file of its own, with a test that finds in the installed release what it edits.
 */
import type webpack from 'webpack';

const name = 'edited-libraries';

export interface LibraryEdit {
  /** Which files, by their paths. */
  readonly files: RegExp;
  /** The file's source as it is bundled. */
  readonly edit: (source: string) => string;
}

export const editedLibraries = (edits: readonly LibraryEdit[]): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.compilation.tap(name, compilation => {
      // By the webpack that runs: a package that calls the preset may have a copy of its own.
      compiler.webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        name,
        ([source, ...rest], { resource }) => {
          const edit = edits.find(({ files }) => files.test(resource));
          return [edit ? edit.edit(source.toString()) : source, ...rest];
        },
      );
    });
  },
});
