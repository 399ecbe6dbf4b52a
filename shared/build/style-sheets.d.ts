// What webpack makes of a style sheet. Every package's tsconfig includes this file.
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.css';
