import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { ContractDemand } from 'shared/remote/contract-range';
import { changeOf, readContract, versionFor, writeContract, type ContractText } from './change.ts';
import { compareVersions, usedExports, wrongDemand } from './remote-demands.ts';

const surface = [
  'shared/http useHttp: () => Http',
  'shared/ui/tag/tag TagProps.children: ReactNode',
  "shared/ui/tag/tag TagProps.tone?: 'good'",
];

const contract = (): ContractText => {
  const read = readContract(writeContract('1.4.0', surface, undefined));
  assert.ok(read);
  return read;
};

const versionAfter = (lines: readonly string[]): string =>
  versionFor(contract(), changeOf(contract(), lines));

describe('a change of the contract', () => {
  it('keeps the version if nothing changes', () => {
    assert.equal(versionAfter(surface), '1.4.0');
  });

  it('needs a minor version if something is added', () => {
    assert.equal(versionAfter([...surface, "shared/ui/tag/tag TagProps.tone?: 'bad'"]), '1.5.0');
    assert.equal(versionAfter([...surface, 'shared/http useFile: () => File']), '1.5.0');
    assert.equal(versionAfter([...surface, 'shared/ui/new/new NewProps.children: ReactNode']), '1.5.0');
  });

  it('needs a major version if something is removed or changed', () => {
    assert.equal(versionAfter(surface.slice(1)), '2.0.0');
    assert.equal(versionAfter(['shared/http useHttp: () => Http | null', ...surface.slice(1)]), '2.0.0');
  });

  it('needs a major version if a component gets a required property', () => {
    assert.equal(versionAfter([...surface, 'shared/ui/tag/tag TagProps.label: string']), '2.0.0');
  });
});

describe('the text of the contract', () => {
  it('has the first version of each line', () => {
    const added = 'shared/http useFile: () => File';
    const next = readContract(writeContract('1.5.0', [...surface, added], contract()));
    assert.equal(next?.version, '1.5.0');
    assert.equal(next.since.get(added), '1.5.0');
    assert.equal(next.since.get(surface[0] ?? ''), '1.4.0');
    const third = readContract(writeContract('1.6.0', [...surface, added, 'shared/http x: 1'], next));
    assert.equal(third?.since.get(added), '1.5.0');
  });

  it('is undefined if invalid', () => {
    assert.equal(readContract(''), undefined);
    assert.equal(readContract('contract one'), undefined);
  });
});

describe('the range of a remote', () => {
  const added = readContract(
    writeContract('1.5.0', [...surface, 'shared/http useFile: () => File'], contract()),
  );
  assert.ok(added);
  const asking = (range: string, ...uses: string[]) =>
    wrongDemand(added, { id: 'mfe-billing', asksFor: { contract: range }, uses });

  it('may be older than the contract if the remote uses nothing newer', () => {
    assert.equal(asking('^1.4.0', 'shared/http useHttp'), undefined);
    assert.equal(asking('^1.5.0', 'shared/http useFile'), undefined);
  });

  it('has to be as new as the newest export used', () => {
    assert.match(
      asking('^1.4.0', 'shared/http useHttp', 'shared/http useFile') ?? '',
      /^mfe-billing uses shared\/http useFile, .* set "contract" in mfe-billing\/remote\.json to "\^1\.5\.0"\.$/,
    );
  });

  it('may have two majors, of which the one of the contract counts', () => {
    const before = (nextContract: string) => ({ contract: '^0.9.0', nextContract });
    const using = (asksFor: ContractDemand, ...uses: string[]) =>
      wrongDemand(added, { id: 'mfe-billing', asksFor, uses });
    assert.equal(using({ contract: '^1.4.0', nextContract: '^2.0.0' }, 'shared/http useHttp'), undefined);
    assert.equal(using(before('^1.5.0'), 'shared/http useFile'), undefined);
    assert.match(
      using(before('^1.4.0'), 'shared/http useFile') ?? '',
      / set "nextContract" in .* "\^1\.5\.0"/,
    );
    assert.match(using(before('^1.6.0')) ?? '', /^mfe-billing asks for contract \^1\.6\.0, /);
  });

  it('has to include the version of the contract', () => {
    for (const asksFor of ['^1.6.0', '^2.0.0', '^0.9.0'])
      assert.match(asking(asksFor) ?? '', /^mfe-billing asks for contract /);
  });
});

describe('versions', () => {
  it('are compared as numbers', () => {
    assert.ok(compareVersions('1.10.0', '1.9.9') > 0);
    assert.ok(compareVersions('^1.2.0', '2.0.0') < 0);
    assert.equal(compareVersions('^1.2.0', '1.2.0'), 0);
  });
});

describe('the used exports of a remote', () => {
  it('are its imports at run time, without types', context => {
    const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
    context.after(() => {
      rmSync(folder, { recursive: true });
    });
    const source = [
      "import type { Http } from 'shared/http';",
      "import { Button as Push, type ButtonProps } from 'shared/ui/button';",
      "import { useQuery } from 'shared/query';",
    ];
    writeFileSync(path.join(folder, 'page.tsx'), source.join('\n'));
    writeFileSync(path.join(folder, 'page.test.tsx'), "import { render } from 'shared/testing';");
    assert.deepEqual(usedExports(folder), ['shared/query useQuery', 'shared/ui/button Button']);
  });
});
