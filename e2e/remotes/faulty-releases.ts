/** Faulty releases of mfe-admins, published like any other. */
import { test as base } from '../support/test.ts';
import { putRegistry, registryText, restoreRegistry } from './registry-file.ts';
import { openReleasing, release, type Built } from './releasing.ts';

export const faultyId = 'mfe-admins';

/** Session storage key by which a test selects the fault of a marked release. */
export const markKey = 'e2e.fault';

/**
 * `starts` and `late`: its code throws when it runs. `draws`: its pages throw. `shape`: it exports another remote.
 * `routes`: it claims other remotes' paths.
 */
export type Mark = 'starts' | 'late' | 'draws' | 'shape' | 'routes';

const mark = `sessionStorage.getItem(${JSON.stringify(markKey)})`;
const throws = (when: Mark): string =>
  `if(${mark}===${JSON.stringify(when)})throw new Error("Denne udgave er i stykker.");`;

/** Webpack writes a module's exports as `x.d(y,{name:()=>z});`, also after minification. */
const exported = (name: string): RegExp =>
  new RegExp(String.raw`([\w$]+\.d\([\w$]+,\{${name}:\(\)=>)([\w$]+)(\}\);)`);

const drawn = `r.routes.map(t=>({...t,element:void 0,Component:()=>{${throws('draws')}return t.element}}))`;
const claimed = `[...${drawn},{path:"faktura",id:"areas",children:[{index:true,children:[]}]}]`;
const exposed = `(r=>({...r,id:${mark}==="shape"?"mfe-andet":r.id,routes:${mark}==="routes"?${claimed}:${drawn}}))`;

const withMarks = (text: string, name: string): string => {
  if (!name.endsWith('.js')) return text;
  return text
    .replace(exported('remote'), `$1${exposed}($2)$3${throws('starts')}`)
    .replace(exported('Page'), `$1$2$3${throws('late')}`);
};

const withThrowingEntry = (text: string, name: string): string =>
  name === 'remoteEntry.js' ? `throw new Error("Denne udgave er i stykker.");${text}` : text;

/** As if built for the next major version of React. */
const withOtherReact = (text: string, name: string): string =>
  /^(?:remoteEntry\.js|mf-manifest\.json)$/.test(name)
    ? text.replaceAll(/("?requiredVersion"?: ?)"\^19[.\d]*"/g, '$1"^20.0.0"')
    : text;

const edits = {
  marked: withMarks,
  newer: withMarks,
  throwingEntry: withThrowingEntry,
  otherReact: withOtherReact,
} as const;
export type Variant = keyof typeof edits;

interface Published {
  readonly built: Built;
  /** The registry as the command wrote it when this release became current. */
  readonly registry: string;
}

/** Publishes all of them, each on top of the one before, and restores the registry. */
const publishFaultyReleases = async () => {
  const { build, restoreCurrent, close } = openReleasing();
  const published = new Map<string, Published>();
  putRegistry(registryText());
  for (const [index, [variant, edit]] of Object.entries(edits).entries()) {
    const built = build(faultyId, `e2e00000010${String(index)}`, edit);
    await release('publish', faultyId, '--from', built.folder);
    published.set(variant, { built, registry: registryText() });
  }
  restoreRegistry();
  restoreCurrent();
  return {
    find: (variant: Variant): Published => {
      const found = published.get(variant);
      if (found === undefined) throw new Error(`${variant} was not published.`);
      return found;
    },
    close,
  };
};

export type FaultyReleases = Awaited<ReturnType<typeof publishFaultyReleases>>;

/** Published once for all tests of a worker; the registry is restored after each test. */
export const test = base.extend<{ registryKept: undefined }, { releases: FaultyReleases }>({
  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const releases = await publishFaultyReleases();
      await use(releases);
      releases.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  registryKept: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await use(undefined);
      restoreRegistry();
    },
    { auto: true },
  ],
});
