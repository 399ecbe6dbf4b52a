/** Danish sentences of the status page. */
import type { ReleaseSource } from '../../remotes/releases/choose-release.ts';

const sources: Readonly<Record<ReleaseSource, string>> = {
  current: 'Gældende',
  previous: 'Forrige, fordi den gældende ikke kunne hentes',
  canary: 'På prøve hos denne kunde',
  override: 'Prøves i dette faneblad fra din egen maskine',
};

export const statusTexts = {
  title: 'Versioner',
  help: 'Hvilken udgave af hver del denne side kører med.',
  shell: 'Skallen',
  release: 'Udgave',
  source: 'Kilde',
  sourceOf: (source: ReleaseSource): string => sources[source],
  loadTime: 'Hentet på',
  milliseconds: (ms: number): string => `${String(ms)} ms`,
  lastError: 'Seneste fejl',
  registry: 'Registret',
  fromNetwork: 'Hentet fra serveren',
  fromCopy: 'Kopi fra browseren, fordi serveren ikke kunne nås',
  loading: 'Hentes',
  ready: 'Kører',
  failed: 'Fejlet',
} as const;
