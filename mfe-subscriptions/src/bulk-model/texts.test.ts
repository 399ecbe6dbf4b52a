import { progressText } from './texts.ts';

it.each([
  [{ total: 2, waiting: 1, failed: 0 }, '1 af 2 er behandlet. Du kan godt lukke siden imens.'],
  [{ total: 2, waiting: 0, failed: 0 }, 'Begge er behandlet.'],
  [{ total: 3, waiting: 0, failed: 2 }, 'Alle 3 er behandlet, og 2 fejlede.'],
  [{ total: 1, waiting: 0, failed: 0 }, '1 af 1 er behandlet.'],
  [{ total: 1, waiting: 0, failed: 1 }, '1 af 1 er behandlet, og 1 fejlede.'],
])('describes the progress of %j', (counts, text) => {
  expect(progressText({ ordered: 0, completed: 0, cancelled: 0, ...counts })).toBe(text);
});
