import { readInlinedSettings } from './inlined-settings.ts';

const page = (written?: string): Document => {
  const made = document.implementation.createHTMLDocument();
  if (written !== undefined) {
    const element = made.createElement('script');
    element.type = 'application/json';
    element.id = 'portal-settings';
    element.textContent = written;
    made.head.append(element);
  }
  return made;
};

const answering = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
afterEach(() => {
  jest.restoreAllMocks();
});

it('reads the settings from the page without a request', async () => {
  const asked = answering(() => Promise.resolve(Response.json({})));
  await expect(readInlinedSettings(page('{"environments":[]}'))).resolves.toEqual({ environments: [] });
  expect(asked).not.toHaveBeenCalled();
});

it('fetches settings.json if the page has no settings', async () => {
  const asked = answering(() => Promise.resolve(Response.json({ environments: [] })));
  await expect(readInlinedSettings(page())).resolves.toEqual({ environments: [] });
  expect(asked).toHaveBeenCalledWith('/selvbetjening/settings.json', expect.anything());
});

const file = 'Public environment variables could not be loaded. /selvbetjening/settings.json';

it.each([
  ['answered 404', () => Promise.resolve(new Response('', { status: 404 }))],
  ['did not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not JSON', () => Promise.resolve(new Response('<!doctype html>'))],
])('rejects with one sentence when the file %s', async (what, answer) => {
  answering(answer);
  await expect(readInlinedSettings(page())).rejects.toMatchObject({ message: `${file} ${what}.` });
});

it('rejects settings in the page that are not JSON', async () => {
  await expect(readInlinedSettings(page('{'))).rejects.toMatchObject({
    message: `${file} is not JSON.`,
  });
});
