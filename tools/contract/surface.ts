/**
 * The contract between shell and remotes as text: one line for each export, each member of a type and each member of a
 * union, so that a line diff shows the change of the contract.
 */
import path from 'node:path';
import ts from 'typescript';

/** A module of the contract: its import name and its file. */
export interface SurfaceModule {
  request: string;
  file: string;
}

const printed: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const fromPackage = /node_modules\/(?:\.pnpm\/.*\/node_modules\/)?(?:@types\/)?((?:@[^/]+\/)?[^/]+)\//;

/** Whether the compiler prefixes types with `React.` depends on what other sources import. */
const ofReact = /\bReact\.(?=[A-Z])/g;

/** How a function destructures its props is an implementation detail. */
const destructured = /\{[^{}]*\}(?=: )/g;

const declaredIn = (symbol: ts.Symbol | undefined): string | undefined =>
  symbol?.declarations?.[0]?.getSourceFile().fileName;

const naming = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class;

/** The symbol of a named type; undefined for an anonymous type. */
const nameOf = (type: ts.Type): ts.Symbol | undefined => {
  // Built-in types have no symbol, although the declarations say otherwise.
  const symbols: readonly (ts.Symbol | undefined)[] = [type.aliasSymbol, type.symbol];
  return symbols.find(symbol => ((symbol?.flags ?? 0) & naming) !== 0);
};

/** The numbers of a union of number literals, ascending: the compiler's order depends on where it saw them first. */
const numbersOf = (type: ts.Type): readonly number[] => {
  if (!type.isUnion() || type.aliasSymbol) return [];
  const numbers = type.types.flatMap(part => (part.isNumberLiteral() ? part.value : []));
  return numbers.length === type.types.length ? numbers.sort((a, b) => a - b) : [];
};

class SurfaceWriter {
  readonly lines = new Set<string>();
  readonly #checker: ts.TypeChecker;
  readonly #isOurs: (file: string) => boolean;
  readonly #moduleOf: (file: string) => string;
  readonly #seen = new Set<ts.Type>();

  constructor(checker: ts.TypeChecker, root: string) {
    this.#checker = checker;
    this.#isOurs = file => file.startsWith(`${root}/`) && !file.includes('/node_modules/');
    this.#moduleOf = file => path.relative(path.dirname(root), file).replace(/\.tsx?$/, '');
  }

  /** Writes all exports of a module, and our own types that they refer to. */
  writeModule(request: string, source: ts.SourceFile): void {
    const module = this.#checker.getSymbolAtLocation(source);
    for (const exported of module ? this.#checker.getExportsOfModule(module) : [])
      this.#writeExport(request, exported, source);
  }

  #writeExport(request: string, exported: ts.Symbol, at: ts.Node): void {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
    const file = declaredIn(symbol) ?? '';
    if (!this.#isOurs(file)) {
      this.lines.add(`${request} ${exported.name} = ${fromPackage.exec(file)?.[1] ?? 'elsewhere'}`);
      return;
    }
    if (symbol.flags & naming) {
      this.lines.add(`${request} ${exported.name} = ${this.#moduleOf(file)} ${symbol.name}`);
      this.#follow(this.#checker.getDeclaredTypeOfSymbol(symbol), at);
    }
    if (symbol.flags & ts.SymbolFlags.Value) {
      const type = this.#checker.getTypeOfSymbol(symbol);
      this.#write(`${request} ${exported.name}`, type, at);
    }
  }

  #print(type: ts.Type, at: ts.Node): string {
    const numbers = numbersOf(type);
    if (numbers.length > 0) return numbers.join(' | ');
    const text = this.#checker.typeToString(type, at, printed);
    return text.replaceAll(ofReact, '').replaceAll(destructured, 'props');
  }

  /** One line, or one per member of a union: adding a member is then an added line. */
  #write(head: string, type: ts.Type, at: ts.Node, choices: readonly ts.Type[] = [type]): void {
    const parts = choices.length > 1 ? choices : [type];
    const isClosedList = parts.every(part => part.isStringLiteral() || part.isNumberLiteral());
    if (isClosedList) for (const part of parts) this.lines.add(`${head}: ${this.#print(part, at)}`);
    else {
      const texts = parts.map(part => this.#print(part, at)).sort();
      const hasFunction = texts.length > 1 && texts.some(text => text.includes('=>'));
      this.lines.add(`${head}: ${texts.map(text => (hasFunction ? `(${text})` : text)).join(' | ')}`);
    }
    for (const part of parts) this.#follow(part, at);
  }

  /** Writes each referenced type of ours once, and recurses into all others. */
  #follow(type: ts.Type, at: ts.Node): void {
    if (this.#seen.has(type)) return;
    this.#seen.add(type);
    const named = nameOf(type);
    const file = declaredIn(named);
    if (named && file !== undefined && this.#isOurs(file)) {
      this.#writeNamed(`${this.#moduleOf(file)} ${named.name}`, type, at);
      return;
    }
    for (const part of this.#partsOf(type)) this.#follow(part, at);
    if (!named) for (const { type: inner } of this.#membersOf(type, at)) this.#follow(inner, at);
  }

  #writeNamed(head: string, type: ts.Type, at: ts.Node): void {
    if (type.isUnion()) {
      this.#write(head, this.#withoutName(type), at, type.types);
      return;
    }
    const members = this.#membersOf(type, at);
    for (const { name, isOptional, type: member } of members)
      this.#write(`${head}.${name}${isOptional ? '?' : ''}`, member, at, this.#choicesOf(member));
    for (const part of this.#partsOf(type)) this.#follow(part, at);
    // An alias without members of its own is written as its definition.
    const declaration = type.aliasSymbol?.declarations?.[0];
    if (members.length === 0 && declaration && ts.isTypeAliasDeclaration(declaration))
      this.lines.add(`${head}: ${declaration.type.getText().replace(/\s+/g, ' ')}`);
  }

  /** A named union would otherwise be written as its name. */
  #withoutName(type: ts.UnionType): ts.Type {
    return type.types[0] ?? type;
  }

  /** The members of an anonymous union; `undefined` is left out for an optional member. */
  #choicesOf(type: ts.Type): readonly ts.Type[] {
    if (!type.isUnion() || type.aliasSymbol) return [type];
    const given = type.types.filter(part => !(part.flags & ts.TypeFlags.Undefined));
    return given.length > 1 && given.every(part => part.isStringLiteral()) ? given : [type];
  }

  #partsOf(type: ts.Type): readonly ts.Type[] {
    const signatures = [...type.getCallSignatures()].flatMap(signature => [
      signature.getReturnType(),
      ...signature.getParameters().map(parameter => this.#checker.getTypeOfSymbol(parameter)),
    ]);
    const given = type.aliasTypeArguments ?? [];
    const reference = this.#isReference(type) ? this.#checker.getTypeArguments(type) : [];
    return [...(type.isUnionOrIntersection() ? type.types : []), ...given, ...reference, ...signatures];
  }

  #isReference(type: ts.Type): type is ts.TypeReference {
    return (
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
    );
  }

  #membersOf(type: ts.Type, at: ts.Node): { name: string; isOptional: boolean; type: ts.Type }[] {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
    return type
      .getProperties()
      .filter(member => this.#isOurs(declaredIn(member) ?? ''))
      .map(member => ({
        name: member.name,
        isOptional: (member.flags & ts.SymbolFlags.Optional) !== 0,
        type: this.#declaredType(member) ?? this.#checker.getTypeOfSymbolAtLocation(member, at),
      }));
  }

  /** As declared, so that an optional member keeps the name of its type. */
  #declaredType(member: ts.Symbol): ts.Type | undefined {
    const declaration = member.valueDeclaration;
    return declaration && ts.isPropertySignature(declaration) && declaration.type
      ? this.#checker.getTypeFromTypeNode(declaration.type)
      : undefined;
  }
}

/**
 * Returns the contract of some modules, one line per item in alphabetical order. Includes referenced types that are
 * declared below `root`; types of other packages appear by name only.
 */
export const surfaceOf = (
  modules: readonly SurfaceModule[],
  root: string,
  options: ts.CompilerOptions,
): string[] => {
  const program = ts.createProgram({ rootNames: modules.map(({ file }) => file), options });
  const writer = new SurfaceWriter(program.getTypeChecker(), root);
  for (const { request, file } of modules) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not there.`);
    writer.writeModule(request, source);
  }
  return [...writer.lines].sort();
};
