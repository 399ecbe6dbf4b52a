import { applicationOf } from './fetch-application.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<template id="application">' +
    '<script integrity="sha384-a" defer src="/p/libraries.js"></script>' +
    '<script integrity="sha384-b" defer src="/p/main.js"></script>' +
    '</template>';
  document.body.innerHTML = '<div id="root"></div>';
});

const running = () => [...document.head.querySelectorAll('script')];

it('does not run the scripts of the template before it is called', () => {
  applicationOf(document);
  expect(running()).toEqual([]);
});

it('runs the scripts once, in order and with their hashes', () => {
  const fetchApplication = applicationOf(document);
  fetchApplication();
  fetchApplication();
  expect(
    running().map(script => [script.getAttribute('src'), script.getAttribute('integrity'), script.async]),
  ).toEqual([
    ['/p/libraries.js', 'sha384-a', false],
    ['/p/main.js', 'sha384-b', false],
  ]);
});

it('shows the critical error when a script fails to load (SHL-028, SHL-029)', () => {
  applicationOf(document)();
  running()[1]?.dispatchEvent(new Event('error'));
  const root = document.getElementById('root');
  expect(root?.querySelector('h1')?.textContent).toBe('Der skete en kritisk fejl.');
  expect(root?.querySelector('button')?.textContent).toBe('Start forfra');
});
