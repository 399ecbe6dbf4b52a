/**
 * Marks the calls that build a contract's schemas as pure, so that a minifier removes unused schemas from a
 * bundle. zod marks its own functions, but minifiers do not see those, nor our `data` and `paged`.
 */
import ts from 'typescript';

const isContract = /[\\/]shared[\\/]contracts[\\/]/;

/** For `getCustomTransformers` of ts-loader. Does not change statements and function bodies. */
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
