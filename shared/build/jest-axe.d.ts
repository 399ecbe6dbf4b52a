// jest-axe has no types; this declares the part that shared/testing/accessibility.ts uses.
declare module 'jest-axe' {
  interface Violation {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string }[];
  }
  export function axe(element: Element): Promise<{ readonly violations: readonly Violation[] }>;
}
