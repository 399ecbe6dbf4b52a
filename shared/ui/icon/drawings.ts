/**
 * The portal's icons on a 24 × 24 grid. `shape` is closed and may be filled by a theme's icon set, `line` is
 * only stroked. The theme's tokens set the stroke, corners and fill.
 */
interface Drawing {
  shape?: string;
  line?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const box = (x: number, y: number, w: number, h: number, r = 2): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const dot = (x: number, y: number): string => `M${x} ${y}h.01`;

export const drawings = {
  'arrow-left': { line: 'M20 12H4M10 6l-6 6 6 6' },
  'arrow-right': { line: 'M4 12h16M14 6l6 6-6 6' },
  bell: { shape: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15z', line: 'M10 21h4' },
  box: { shape: 'M12 3l8 4.5v9L12 21l-8-4.5v-9z', line: 'M4 7.5l8 4.5 8-4.5M12 12v9' },
  broadband: {
    line: `M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M9.7 16.3a3.4 3.4 0 0 1 4.6 0${dot(12, 19.5)}`,
  },
  building: {
    shape: box(5, 3, 14, 18, 1.5),
    line: 'M9 7.5h1.5M13.5 7.5H15M9 11.5h1.5M13.5 11.5H15M10 21v-5h4v5',
  },
  calendar: { shape: box(4, 5, 16, 16), line: 'M4 10h16M8.5 3v4M15.5 3v4' },
  card: { shape: box(3, 5, 18, 14), line: 'M3 10h18M7 15h3' },
  chart: { line: 'M4 20h16M7 16v-4M12 16V6M17 16V9' },
  chat: {
    shape:
      'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5z',
    line: 'M8 9.5h8M8 12.5h5',
  },
  check: { line: 'M4.5 12.5l5 5 10-11' },
  chevron: { line: 'M6 9.5l6 6 6-6' },
  clock: { shape: circle(12, 12, 9), line: 'M12 7v5.2l3.2 2' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  copy: {
    shape: box(9, 9, 11, 11),
    line: 'M15 5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15',
  },
  document: {
    shape: 'M6.5 3H14l5 5v11.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3z',
    line: 'M14 3v5h5M8.5 13h7M8.5 16.5h5',
  },
  download: { line: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15' },
  edit: { shape: 'M4.5 19.5l.8-4.2L16 4.6l3.4 3.4L8.7 18.7z', line: 'M13.5 7.1l3.4 3.4' },
  envelope: { shape: box(3, 5, 18, 14), line: 'M3.6 6.4L12 13l8.4-6.6' },
  error: { shape: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', line: `M12 7.5v5.5${dot(12, 16.3)}` },
  esim: {
    shape: box(4, 4, 16, 16, 3),
    line: 'M9 4v2.5M15 4v2.5M9 17.5V20M15 17.5V20M4 9h2.5M4 15h2.5M17.5 9H20M17.5 15H20M10 10h4v4h-4z',
  },
  external: {
    line: 'M13.5 4H20v6.5M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  },
  eye: {
    shape: 'M2.5 12C4.6 7.8 8 5.7 12 5.7s7.4 2.1 9.5 6.3c-2.1 4.2-5.5 6.3-9.5 6.3S4.6 16.2 2.5 12z',
    line: circle(12, 12, 2.8),
  },
  'eye-off': {
    line: 'M4 4l16 16M9.3 6.1A9.8 9.8 0 0 1 12 5.7c4 0 7.4 2.1 9.5 6.3a14 14 0 0 1-2.6 3.5M6.3 7.7A13 13 0 0 0 2.5 12c2.1 4.2 5.5 6.3 9.5 6.3a10 10 0 0 0 4-.9',
  },
  filter: { line: 'M4 7h16M7 12h10M10 17h4' },
  forward: {
    shape:
      'M5 4h3l1.6 4-2 1.6a12 12 0 0 0 5.3 5.3l1.6-2 4 1.6v3a2 2 0 0 1-2.2 2A16 16 0 0 1 3 6.2 2 2 0 0 1 5 4z',
    line: 'M14 5h7M18 2l3 3-3 3',
  },
  globe: {
    shape: circle(12, 12, 9),
    line: 'M3 12h18M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9S9.4 5.5 12 3z',
  },
  help: {
    shape: circle(12, 12, 9),
    line: `M9.3 9.5a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2${dot(12, 17)}`,
  },
  home: { shape: 'M4 11l8-7 8 7v8.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z', line: 'M9.5 20.5V14h5v6.5' },
  info: { shape: circle(12, 12, 9), line: `M12 11v6${dot(12, 7.5)}` },
  invoice: {
    shape: 'M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z',
    line: 'M8.5 8h7M8.5 12h7M8.5 16h3',
  },
  list: { line: `M9 6h11M9 12h11M9 18h11${dot(4.5, 6)}${dot(4.5, 12)}${dot(4.5, 18)}` },
  lock: { shape: box(5, 10.5, 14, 10), line: 'M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2' },
  logout: {
    line: 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  minus: { line: 'M5 12h14' },
  more: { line: `${dot(5, 12)}${dot(12, 12)}${dot(19, 12)}` },
  pause: { shape: circle(12, 12, 9), line: 'M10 9v6M14 9v6' },
  phone: { shape: box(7, 2.5, 10, 19, 2), line: 'M10.5 18.5h3' },
  play: { shape: circle(12, 12, 9), line: 'M10.5 8.8l5 3.2-5 3.2z' },
  plus: { line: 'M12 5v14M5 12h14' },
  refresh: { line: 'M19.5 5v5h-5M4.5 19v-5h5M18.9 10A7.5 7.5 0 0 0 5.6 8M5.1 14a7.5 7.5 0 0 0 13.3 2' },
  search: { shape: circle(10.5, 10.5, 6.5), line: 'M15.4 15.4L20.5 20.5' },
  settings: {
    shape: `${circle(15, 7, 2.2)}${circle(9, 17, 2.2)}`,
    line: 'M4 7h8.8M17.2 7H20M4 17h2.8M11.2 17H20',
  },
  shield: {
    shape: 'M12 3l7.5 2.7v5.6c0 4.4-3 7.9-7.5 9.7-4.5-1.8-7.5-5.3-7.5-9.7V5.7z',
    line: 'M9 12l2.2 2.2L15.2 10',
  },
  sim: {
    shape: 'M6.5 3H14l4.5 4.5v12A1.5 1.5 0 0 1 17 21H6.5A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3z',
    line: 'M8.5 12h6.5v5.5H8.5zM11.7 12v5.5',
  },
  sort: { line: 'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5' },
  success: { shape: circle(12, 12, 9), line: 'M8 12.3l2.8 2.8L16.2 9.3' },
  swap: { line: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4' },
  trash: {
    shape: 'M6 7h12l-.9 12.6a1.5 1.5 0 0 1-1.5 1.4H8.4a1.5 1.5 0 0 1-1.5-1.4z',
    line: 'M4 7h16M9.5 7V4.5h5V7M10 11v6M14 11v6',
  },
  tree: {
    shape: `${box(9, 3, 6, 5, 1)}${box(3, 16, 6, 5, 1)}${box(15, 16, 6, 5, 1)}`,
    line: 'M12 8v4M6 16v-4h12v4',
  },
  unlock: { shape: box(5, 10.5, 14, 10), line: 'M8 10.5V8a4 4 0 0 1 7.8-1.2M12 14.5v2' },
  upload: { line: 'M12 16V5M7 9.5l5-5 5 5M4.5 20h15' },
  user: { shape: `${circle(12, 8, 4)}M4.5 20.5a7.5 7.5 0 0 1 15 0z` },
  users: {
    shape: `${circle(9, 8.5, 3.5)}M2.5 20a6.5 6.5 0 0 1 13 0z`,
    line: 'M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  },
  warning: { shape: 'M12 3.5L21.5 20h-19z', line: `M12 9.5v5${dot(12, 17.3)}` },
} satisfies Record<string, Drawing>;

/** Names of all icons. */
export type IconName = keyof typeof drawings;

/** Returns an icon's drawing in a uniform type. */
export const drawingOf = (name: IconName): Drawing => drawings[name];

/** Whether a text is an icon name. Use it for names that come from data. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);
