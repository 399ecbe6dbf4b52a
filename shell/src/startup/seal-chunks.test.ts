import { sealChunks } from './seal-chunks.ts';

const ownFolder = 'https://portal.test/selvbetjening/';
const page = window as unknown as { portalShellChunks?: unknown[] };
it("accepts chunks only from the shell's scripts", () => {
  const running = jest.spyOn(Document.prototype, 'currentScript', 'get');
  const taken = jest.fn();
  page.portalShellChunks = Object.assign([], { push: taken });
  sealChunks(ownFolder);
  const push = (src: string | undefined): unknown => {
    const script = src === undefined ? null : Object.assign(document.createElement('script'), { src });
    running.mockReturnValue(script);
    return page.portalShellChunks?.push([['x'], {}, () => undefined]);
  };
  for (const src of ['https://remotes.test/selvbetjening/x.js', 'https://portal.test/x.js', undefined])
    expect(() => push(src)).toThrow('Only the shell');
  expect(taken).not.toHaveBeenCalled();
  push(`${ownFolder}assets/kit.js`);
  expect(taken).toHaveBeenCalledTimes(1);
  // Overriding document.currentScript afterwards has no effect.
  running.mockRestore();
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { src: ownFolder } });
  expect(() => push(undefined)).toThrow('Only the shell');
  const list = page.portalShellChunks;
  expect(() => {
    page.portalShellChunks = [];
  }).toThrow();
  expect(page.portalShellChunks).toBe(list);
});
