import { describe, expect, test } from 'vitest';
import { allowedAddress, type Resolve } from './allowed-address.ts';
import { download } from './download.ts';
import { isPublicAddress } from './public-address.ts';

const publicHost: Resolve = async () => [{ address: '93.184.216.34', family: 4 }];
const rules = { ownOrigin: 'http://127.0.0.1:9', hosts: [], resolve: publicHost };
const ask = (url: string, more: Partial<typeof rules> = {}) =>
  allowedAddress(new URL(url), { ...rules, ...more }).then(
    ({ address }) => address,
    (fault: { what: string }) => fault.what,
  );

describe('[IM6] where a picture may be fetched from', () => {
  test.each([
    'http://localhost/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.31.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://168.63.129.16/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
  ])('not from %s', async (url) => {
    const local: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    expect(await ask(url, { resolve: local })).toBe('an address that is not public');
  });

  test('from a public name, whose address is looked up once', async () => {
    expect(await ask('https://pictures.example.org/a.png')).toBe('93.184.216.34');
    expect(await ask('https://[2606:4700::1111]/')).toBe('2606:4700::1111');
    expect(isPublicAddress('no address')).toBe(false);
  });

  test('not from a name with even one private address, or with none', async () => {
    const both: Resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    expect(await ask('https://pictures.example.org/', { resolve: both })).toBe(
      'an address that is not public',
    );
    const none: Resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    expect(await ask('https://pictures.example.org/', { resolve: none })).toBe(
      'an address with an unknown name',
    );
  });

  test('not by other means than the web, and not with a password', async () => {
    expect(await ask('file:///etc/passwd')).toBe('not a web address');
    expect(await ask('ftp://pictures.example.org/')).toBe('not a web address');
    expect(await ask('https://user:pass@pictures.example.org/')).toBe('an address with a password');
  });

  test('the service’s own origin may stand anywhere; another port is another origin', async () => {
    expect(await ask('http://127.0.0.1:9/made/picture')).toBe('127.0.0.1');
    expect(await ask('http://127.0.0.1:10/made/picture')).toBe('an address that is not public');
    expect(await ask('https://127.0.0.1:9/made/picture')).toBe('an address that is not public');
  });

  test('with a list of hosts, from these only', async () => {
    const hosts = ['cdn.example.org'];
    expect(await ask('https://CDN.example.org/', { hosts } as never)).toBe('93.184.216.34');
    expect(await ask('https://other.example.org/', { hosts } as never)).toBe('an address of another host');
  });

  test('a name that changes its answer is asked once, and the checked address is the one connected to', async () => {
    let asked = 0;
    const turning: Resolve = async () => {
      asked += 1;
      // The first answer is in a range where nothing listens, the second would be this machine.
      return [{ address: asked === 1 ? '192.31.196.1' : '127.0.0.1', family: 4 }];
    };
    const soon = AbortSignal.timeout(300);
    await expect(
      download('http://turning.example.org/a.png', { ...rules, resolve: turning }, soon),
    ).rejects.toThrow();
    expect(asked).toBe(1);
  });
});
