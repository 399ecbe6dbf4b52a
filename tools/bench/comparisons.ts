/** Measures both sides alternately and compares their figures. */
import type { Browser } from 'playwright';
import { areas, landing, type Area } from './areas.ts';
import {
  coldJourney,
  landingJourney,
  preloadedJourney,
  restedJourney,
  type ColdJourney,
  type RestedJourney,
  type Visit,
} from './journeys.ts';
import { compare, median, type Comparison, type Limit } from './numbers.ts';
import { registerMore, type Portal, type StartedPortal } from './portals.ts';

/** Runs both sides in changing order, so that neither always benefits from a warmer machine. */
const inTurns = async <Result>(
  rounds: number,
  one: () => Promise<Result>,
  other: () => Promise<Result>,
): Promise<[Result[], Result[]]> => {
  const results: [Result[], Result[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const side of order) results[side].push(await (side === 0 ? one() : other()));
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return results;
};

interface Portals {
  readonly single: Portal;
  readonly federated: Portal;
}

const kilobytes = (bytes: number): number => bytes / 1000;

/** Compares one figure over many journeys. */
const both =
  <Journey>([single, federated]: readonly [readonly Journey[], readonly Journey[]]) =>
  (name: string, unit: Comparison['unit'], of: (journey: Journey) => number, limit?: Limit): Comparison =>
    compare(name, unit, single.map(of), federated.map(of), limit);

const compareLanding = (cold: [ColdJourney[], ColdJourney[]]): Comparison[] => {
  const figure = both(cold);
  return [
    figure(`${landing.name}, cold: content`, 'ms', each => each.landingMs, { times: 1.15 }),
    figure(`${landing.name}, cold: transferred`, 'kB', each => kilobytes(each.landingTraffic.bytes), {
      times: 1.25,
    }),
    figure(`${landing.name}, cold: requests`, '', each => each.landingTraffic.requests),
    figure(`${landing.name}, cold: sequential requests`, '', each => each.landingTraffic.depth),
  ];
};

const compareVisits = (
  how: string,
  journeys: [{ readonly visits: readonly Visit[] }[], { readonly visits: readonly Visit[] }[]],
  wanted: readonly Area[],
): Comparison[] =>
  wanted.flatMap(({ name }, index) => {
    const [single, federated] = journeys.map(side => side.flatMap(({ visits }) => visits[index] ?? []));
    const figure = both([single ?? [], federated ?? []]);
    return [
      figure(`${name}, ${how}: content`, 'ms', each => each.ms, { times: 1.05 }),
      figure(`${name}, ${how}: transferred`, 'kB', each => kilobytes(each.traffic.bytes), { times: 1.3 }),
      figure(`${name}, ${how}: requests`, '', each => each.traffic.requests, { more: 1 }),
    ];
  });

/** The landing page, and areas opened immediately one after the other. */
export const measureCold = async (
  browser: Browser,
  rounds: number,
  { single, federated }: Portals,
  wanted: readonly Area[],
): Promise<Comparison[]> => {
  process.stdout.write('Cold, in turns ');
  const cold = await inTurns(
    rounds,
    () => coldJourney(browser, single, wanted),
    () => coldJourney(browser, federated, wanted),
  );
  return [...compareLanding(cold), ...compareVisits('at once', cold, wanted)];
};

const compareRest = (rested: [RestedJourney[], RestedJourney[]]): Comparison[] => {
  const figure = both(rested);
  return [
    figure('prefetched when idle: transferred', 'kB', each => kilobytes(each.restTraffic.bytes)),
    figure('prefetched when idle: requests', '', each => each.restTraffic.requests),
  ];
};

/** Areas without and with preloading on hover or focus, both after the page's idle prefetch has finished. */
export const measureRested = async (
  browser: Browser,
  rounds: number,
  { single, federated }: Portals,
): Promise<Comparison[]> => {
  process.stdout.write('At rest, in turns ');
  const rested = await inTurns(
    rounds,
    () => restedJourney(browser, single),
    () => restedJourney(browser, federated),
  );
  process.stdout.write('Preloaded, in turns ');
  const [preloadedSingle, preloadedFederated] = await inTurns(
    rounds,
    () => preloadedJourney(browser, single),
    () => preloadedJourney(browser, federated),
  );
  const msOf = (journeys: readonly (readonly number[])[], index: number) =>
    journeys.map(each => each[index] ?? Number.NaN);
  return [
    ...compareRest(rested),
    ...compareVisits('at rest', rested, areas),
    ...areas.flatMap(({ name }, index) => {
      const federatedMs = msOf(preloadedFederated, index);
      const singleMs = msOf(preloadedSingle, index);
      const unpointed = rested[0].map(({ visits }) => visits[index]?.ms ?? Number.NaN);
      return [
        compare(`${name}, preloaded: content`, 'ms', singleMs, federatedMs, { times: 1.05 }),
        compare(`${name}, preloaded, against a single bundle at rest`, 'ms', unpointed, federatedMs, {
          times: 0.7,
        }),
      ];
    }),
  ];
};

const manyRemotes = 100;

export const measureManyRemotes = async (
  browser: Browser,
  rounds: number,
  started: StartedPortal,
  portal: Portal,
) => {
  process.stdout.write(`4 and ${String(manyRemotes)} registered remotes, in turns `);
  const [few, many] = await inTurns(
    rounds,
    () => landingJourney(browser, portal),
    async () => {
      const putBack = registerMore(started, manyRemotes);
      try {
        return await landingJourney(browser, portal);
      } finally {
        putBack();
      }
    },
  );
  return { few: median(few), many: median(many), ratio: median(many) / median(few), limit: 1.05 };
};
