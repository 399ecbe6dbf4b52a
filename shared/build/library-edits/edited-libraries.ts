/**
 * Build plugin that removes parts of a library which the portal cannot use and the library cannot omit. Each
 * edit has its own file, with a test that finds the edited code in the installed release.
 */
import type webpack from 'webpack';

const name = 'edited-libraries';

export interface LibraryEdit {
  /** Pattern of the file paths. */
  readonly files: RegExp;
  /** Returns the file's source for the bundle. */
  readonly edit: (source: string) => string;
}

export const editedLibraries = (edits: readonly LibraryEdit[]): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.compilation.tap(name, compilation => {
      // Uses the running webpack: a package that calls the preset may have its own copy.
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
