// Type of a style sheet import under webpack. Every package's tsconfig includes this file.
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.css';
