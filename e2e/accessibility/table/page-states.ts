/** What the table of states is made of. Each row is a page, with all the states that people can meet it in. */
import type { Page } from '@playwright/test';
import type { Widths } from '../../support/looks.ts';
import type { Step } from '../../support/stage.ts';

/** Kinds of state that every page is asked for. */
export const kinds = [
  'data',
  'loading',
  'empty',
  'error',
  'validation',
  'drawer',
  'dialog',
  'toast',
  'menu',
] as const;

export type Kind = (typeof kinds)[number];

export interface State {
  /** `notice` is what the frame says above the page. */
  readonly kind: Kind | 'notice';
  readonly name: string;
  /** From the opened page, or from the state before, to this one; ends when it is drawn. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** It may close when the page gets another width; it is then reached anew. */
  readonly closesWithWidth?: boolean;
}

/** One opening of a page, and the states that are reached from there, one after the other. */
export interface Walk {
  /** Left out, nobody is signed in. */
  readonly account?: string;
  readonly path: string;
  /** Widths at which the states are there; every width by default. */
  readonly widths?: Widths;
  /** Before the page is opened. */
  readonly prepare?: Step;
  /** What the browser complains about on the way. */
  readonly complaints?: RegExp;
  /** Leaves nothing behind that is typed or open: the next such page is gone to in the same document. */
  readonly leavesNothing?: boolean;
  readonly states: readonly State[];
}

export interface PageStates {
  readonly page: string;
  readonly walks: readonly Walk[];
  /** Kinds that the walks do not have: why there is none, or which file looks at it. */
  readonly otherwise: Partial<Record<Kind, string>>;
}

/** Reasons that several pages share. */
export const noForm = { validation: 'nothing is filled in' } as const;
export const noOverlay = {
  drawer: 'opens no drawer',
  dialog: 'those of the frame only',
  toast: 'those of the frame only',
  menu: 'that of the frame only',
} as const;
export const isMessage = {
  loading: 'asks for nothing',
  empty: 'one message is all there is',
  error: 'asks for nothing',
  ...noForm,
  ...noOverlay,
} as const;

/** What the table says nothing about: `the landing page: drawer`. */
export const gapsIn = (table: readonly PageStates[]): string[] =>
  table.flatMap(({ page, walks, otherwise }) => {
    const shown = new Set<string>(walks.flatMap(({ states }) => states.map(({ kind }) => kind)));
    return kinds
      .filter(kind => !shown.has(kind) && otherwise[kind] === undefined)
      .map(kind => `${page}: ${kind}`);
  });
