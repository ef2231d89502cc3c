import { isIP } from 'node:net';
import { PictureFailure } from './picture-maker.ts';
import { isPublicAddress } from './public-address.ts';

export type Resolved = { address: string; family: number };
export type Resolve = (host: string) => Promise<Resolved[]>;

export type AddressRules = {
  /** The configured service itself: it may stand anywhere, also on this machine. */
  ownOrigin: string;
  /** When given, no other hosts but these. */
  hosts: readonly string[];
  resolve: Resolve;
};

/**
 * The one address a picture may be fetched from, asked for once: the connection then goes to this address and no other,
 * so a name that answers differently a moment later gains nothing.
 */
export async function allowedAddress(
  url: URL,
  { ownOrigin, hosts, resolve }: AddressRules,
): Promise<Resolved> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new PictureFailure('not a web address');
  if (url.username !== '' || url.password !== '') throw new PictureFailure('an address with a password');
  // The parser has turned every other way to write an IPv4 address (octal, hexadecimal, one number) into the usual one.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw new PictureFailure('an address with an unknown name');
  if (url.origin === ownOrigin) return first;
  if (hosts.length > 0 && !hosts.includes(host.toLowerCase()))
    throw new PictureFailure('an address of another host');
  if (!found.every(({ address }) => isPublicAddress(address)))
    throw new PictureFailure('an address that is not public');
  return first;
}
