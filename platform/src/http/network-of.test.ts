import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it('is the IPv4 address, in either notation', () => {
    assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
    assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  });

  it('is the /64 network of an IPv6 address', () => {
    assert.equal(networkOf('2001:db8:1:2::7'), '2001:db8:1:2::/64');
    assert.equal(networkOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'), '2001:db8:1:2::/64');
    assert.equal(networkOf('2001:db8::7'), '2001:db8:0:0::/64');
    assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
    assert.equal(networkOf('::1'), '0:0:0:0::/64');
    assert.notEqual(networkOf('2001:db8:1:3::7'), networkOf('2001:db8:1:2::7'));
  });

  it('is the text itself if it is not an address', () => {
    assert.equal(networkOf('unknown'), 'unknown');
  });
});
