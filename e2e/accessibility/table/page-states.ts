/** Types of the state table. Each row is a page with all its states. */
import type { Page } from '@playwright/test';
import type { Widths } from '../../support/appearance/looks.ts';
import type { Step } from '../../support/mock-responses.ts';

/** Kinds of state that every page must list. */
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
  /** `notice` is a notice above the page. */
  readonly kind: Kind | 'notice';
  readonly name: string;
  /** Goes from the opened page, or from the previous state, to this one; resolves when it is rendered. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** It may close when the width changes; it is then reached again. */
  readonly closesWithWidth?: boolean;
}

/** Opens a page, and goes through the states that are reached from there, one after the other. */
export interface Walk {
  /** Default: signed out. */
  readonly account?: string;
  readonly path: string;
  /** Widths at which the states exist; default: every width. */
  readonly widths?: Widths;
  /** Before the page is opened. */
  readonly prepare?: Step;
  /** Expected browser errors. */
  readonly allowedErrors?: RegExp;
  /**
   * Leaves nothing behind that navigating away does not remove: the next such walk of this account uses the same
   * document.
   */
  readonly leavesNothing?: boolean;
  readonly states: readonly State[];
}

export interface PageStates {
  readonly page: string;
  readonly walks: readonly Walk[];
  /** Kinds without a walk: why there is none, or which file tests it. */
  readonly otherwise: Partial<Record<Kind, string>>;
}

/** Reasons shared by several pages. */
export const noForm = { validation: 'has no form' } as const;
export const noOverlay = {
  drawer: 'opens no drawer',
  dialog: 'those of the frame only',
  toast: 'those of the frame only',
  menu: 'that of the frame only',
} as const;
export const isMessage = {
  loading: 'requests nothing',
  empty: 'has only a message',
  error: 'requests nothing',
  ...noForm,
  ...noOverlay,
} as const;

/** What the table does not cover: `landing page: drawer`. */
export const gapsIn = (table: readonly PageStates[]): string[] =>
  table.flatMap(({ page, walks, otherwise }) => {
    const shown = new Set<string>(walks.flatMap(({ states }) => states.map(({ kind }) => kind)));
    return kinds
      .filter(kind => !shown.has(kind) && otherwise[kind] === undefined)
      .map(kind => `${page}: ${kind}`);
  });
