import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { readZip } from '../../testing/read-zip.ts';
import { zipFile, type ZippedFile } from './zip-file.ts';

const modifiedAt = new Date('2026-11-01T00:00:00Z');
/** Incompressible, and larger than the buffer of a stream. */
const large = randomBytes(200_000);

function filesOf(count: number, made: string[]): ZippedFile[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${String(index)}.bin`;
    const make = () => {
      made.push(name);
      return Promise.resolve(large);
    };
    return { name, modifiedAt, make };
  });
}

describe('zipFile', () => {
  it('contains each file under its name', async () => {
    const files = readZip(await buffer(zipFile(filesOf(3, []))));
    assert.deepEqual([...files.keys()], ['0.bin', '1.bin', '2.bin']);
    for (const file of files.values()) assert(file.content.equals(large));
  });

  it('creates files one by one, and stops when the reader has gone', async () => {
    const made: string[] = [];
    const archive = zipFile(filesOf(100, made));
    await wait(50);
    // One is being read, and one is buffered.
    const soFar = [...made];
    assert(soFar.length <= 2, soFar.join());
    archive.destroy();
    await wait(50);
    assert.deepEqual(made, soFar);
  });

  it('fails when a file cannot be created', async () => {
    const made: string[] = [];
    const [first, ...others] = filesOf(3, made);
    assert(first);
    const broken = { ...first, make: () => Promise.reject(new Error('no such file')) };
    await assert.rejects(buffer(zipFile([broken, ...others])), /no such file/);
    assert.deepEqual(made, []);
  });
});
