import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

/** Writes files below a folder, creating subfolders. */
export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/** A folder with the given files, deleted when the test ends. */
export const temporaryFolder = (test: TestContext, files: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  test.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeFiles(folder, files);
  return folder;
};
