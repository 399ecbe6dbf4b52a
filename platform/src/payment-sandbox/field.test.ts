import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';

const portal = 'http://localhost:8000';
const source = readFileSync(path.join(import.meta.dirname, 'assets/field.js'), 'utf8');

type OnMessage = (event: { origin: string; source: unknown; data: string }) => void;

/** The field's script in a frame that is only as much of one as the script asks for, and what it tells the page. */
const openFrame = () => {
  const told: unknown[] = [];
  const ignore = () => undefined;
  const field = { disabled: true, value: '', style: {}, setAttribute: ignore, addEventListener: ignore };
  const parent = { postMessage: (message: string) => told.push(JSON.parse(message)) };
  let onMessage: OnMessage = () => assert.fail('nobody listens');
  const addEventListener = (_type: string, listener: OnMessage) => (onMessage = listener);
  runInContext(
    source,
    createContext({
      document: { documentElement: { dataset: { portal, key: '' } }, getElementById: () => field },
      window: { parent, addEventListener },
      crypto: { subtle: { importKey: () => undefined } },
      atob,
    }),
  );
  const send = (message: object) =>
    onMessage({ origin: portal, source: parent, data: JSON.stringify(message) });
  return { told, field, send };
};

const configuration = {
  fieldType: 'encryptedSecurityCode',
  numKey: 7,
  iframeUIConfig: { ariaConfig: { lang: 'da-DK', encryptedSecurityCode: { label: 'Sikkerhedskode' } } },
};

describe('the field of a card', () => {
  it('takes nothing that is typed until it is configured', () => {
    const { told, field, send } = openFrame();
    assert(field.disabled);
    send(configuration);
    assert(!field.disabled);
    assert.deepEqual(told, [{ fieldType: 'encryptedSecurityCode', numKey: 7, action: 'config' }]);
  });

  it('lives through the brand of a number that was typed before it was configured', () => {
    const { told, field, send } = openFrame();
    send({ txVariant: 'card', fieldType: 'encryptedSecurityCode', numKey: 7, cvcPolicy: 'required' });
    assert.deepEqual(told, []);
    send(configuration);
    assert.equal(told.length, 1);
    assert(!field.disabled);
  });
});
