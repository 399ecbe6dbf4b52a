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

const askedFor = (lines: readonly string[]): string => versionFor(contract(), changeOf(contract(), lines));

describe('a change of the contract', () => {
  it('that is none asks for no other version', () => {
    assert.equal(askedFor(surface), '1.4.0');
  });

  it('that adds something asks for a minor version', () => {
    assert.equal(askedFor([...surface, "shared/ui/tag/tag TagProps.tone?: 'bad'"]), '1.5.0');
    assert.equal(askedFor([...surface, 'shared/http useFile: () => File']), '1.5.0');
    assert.equal(askedFor([...surface, 'shared/ui/new/new NewProps.children: ReactNode']), '1.5.0');
  });

  it('that takes something away, or says it differently, asks for a major one', () => {
    assert.equal(askedFor(surface.slice(1)), '2.0.0');
    assert.equal(askedFor(['shared/http useHttp: () => Http | null', ...surface.slice(1)]), '2.0.0');
  });

  it('that asks more of those who use a component takes something away too', () => {
    assert.equal(askedFor([...surface, 'shared/ui/tag/tag TagProps.label: string']), '2.0.0');
  });
});

describe("the contract's text", () => {
  it('says since which version each line is there', () => {
    const added = 'shared/http useFile: () => File';
    const next = readContract(writeContract('1.5.0', [...surface, added], contract()));
    assert.equal(next?.version, '1.5.0');
    assert.equal(next.since.get(added), '1.5.0');
    assert.equal(next.since.get(surface[0] ?? ''), '1.4.0');
    const third = readContract(writeContract('1.6.0', [...surface, added, 'shared/http x: 1'], next));
    assert.equal(third?.since.get(added), '1.5.0');
  });

  it('that is something else is none', () => {
    assert.equal(readContract(''), undefined);
    assert.equal(readContract('contract one'), undefined);
  });
});

describe('what a remote asks for', () => {
  const added = readContract(
    writeContract('1.5.0', [...surface, 'shared/http useFile: () => File'], contract()),
  );
  assert.ok(added);
  const asking = (range: string, ...uses: string[]) =>
    wrongDemand(added, { id: 'mfe-billing', asksFor: { contract: range }, uses });

  it('may be older than the contract when it uses nothing newer', () => {
    assert.equal(asking('^1.4.0', 'shared/http useHttp'), undefined);
    assert.equal(asking('^1.5.0', 'shared/http useFile'), undefined);
  });

  it('has to be as new as the newest thing that it uses', () => {
    assert.match(
      asking('^1.4.0', 'shared/http useHttp', 'shared/http useFile') ?? '',
      /^mfe-billing uses shared\/http useFile, .* set "contract" in mfe-billing\/remote\.json to "\^1\.5\.0"\.$/,
    );
  });

  it('may be two major versions, of which the present one counts', () => {
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

  it('is nothing that the contract is not', () => {
    for (const asksFor of ['^1.6.0', '^2.0.0', '^0.9.0'])
      assert.match(asking(asksFor) ?? '', /^mfe-billing asks for contract /);
  });
});

describe('versions', () => {
  it('are compared by number', () => {
    assert.ok(compareVersions('1.10.0', '1.9.9') > 0);
    assert.ok(compareVersions('^1.2.0', '2.0.0') < 0);
    assert.equal(compareVersions('^1.2.0', '1.2.0'), 0);
  });
});

describe('what a remote uses', () => {
  it('is what it imports to run, and no types', context => {
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
