/**
 * Marks the calls that a contract's schemas are made of as pure: a minifier then takes out of a bundle the schemas that
 * nobody in it uses. zod marks its functions itself, but a minifier sees neither them nor `data` and `paged` of ours.
 */
import ts from 'typescript';

const isContract = /[\\/]shared[\\/]contracts[\\/]/;

/** For `getCustomTransformers` of ts-loader. Statements and bodies of functions stay as they are. */
export const pureSchemas: ts.TransformerFactory<ts.SourceFile> = context => file => {
  const mark = (node: ts.Node): ts.Node => {
    if (ts.isFunctionLike(node)) return node;
    const marked = ts.visitEachChild(node, mark, context);
    if (!ts.isCallExpression(marked)) return marked;
    return ts.addSyntheticLeadingComment(marked, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__');
  };
  if (!isContract.test(file.fileName)) return file;
  return ts.visitEachChild(file, node => (ts.isVariableStatement(node) ? mark(node) : node), context);
};
