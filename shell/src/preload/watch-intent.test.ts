import { watchIntent } from './watch-intent.ts';

const drawn = () => {
  document.body.innerHTML = `
    <nav><a href="/a"><span>A</span></a><a href="/b">B</a><a>no address</a><button>C</button></nav>`;
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Nothing matches ${selector}.`);
    return found;
  };
  const meant: string[] = [];
  const stop = watchIntent(find('nav'), link => meant.push(link.pathname));
  // jsdom has no pointer events.
  const point = (selector: string, pointerType = 'mouse') =>
    find(selector).dispatchEvent(
      Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }),
    );
  return { find, meant, stop, point };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('reports a link hovered for 65 ms, including its children', () => {
  const { meant, point } = drawn();
  point('span');
  jest.advanceTimersByTime(64);
  expect(meant).toEqual([]);
  point('[href="/a"]');
  jest.advanceTimersByTime(1);
  expect(meant).toEqual(['/a']);
});

it('ignores a link that is left earlier', () => {
  const { find, meant, point } = drawn();
  point('[href="/a"]');
  jest.advanceTimersByTime(64);
  point('button');
  jest.advanceTimersByTime(64);
  point('[href="/b"]');
  jest.advanceTimersByTime(64);
  find('nav').dispatchEvent(new MouseEvent('pointerleave'));
  jest.advanceTimersByTime(1_000);
  expect(meant).toEqual([]);
});

it('restarts the delay on each link', () => {
  const { meant, point } = drawn();
  point('[href="/a"]');
  jest.advanceTimersByTime(40);
  point('[href="/b"]');
  jest.advanceTimersByTime(65);
  expect(meant).toEqual(['/b']);
});

it('reports focus and touch at once', () => {
  const { find, meant } = drawn();
  find('[href="/a"]').focus();
  find('[href="/b"]').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(meant).toEqual(['/a', '/b']);
});

it('ignores other elements and touch hover', () => {
  const { find, meant, point } = drawn();
  find('button').focus();
  point('a:not([href])');
  point('[href="/a"]', 'touch');
  jest.advanceTimersByTime(1_000);
  expect(meant).toEqual([]);
});

it('stops, also during a delay', () => {
  const { find, meant, stop, point } = drawn();
  point('[href="/a"]');
  stop();
  jest.advanceTimersByTime(1_000);
  find('[href="/b"]').focus();
  point('[href="/b"]');
  jest.advanceTimersByTime(1_000);
  expect(meant).toEqual([]);
});
