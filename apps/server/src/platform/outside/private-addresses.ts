import { BlockList, isIP } from 'node:net';

/** Networks that are not the public one: this machine, its neighbours, and what is set apart for other purposes (RFC 6890). */
const subnets: readonly (readonly [network: string, prefix: number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
  ...([
    ['::', 96], // The unspecified one, this machine, and IPv4 in its oldest disguise.
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
];

const blocked = new BlockList();
for (const [network, prefix] of subnets) blocked.addSubnet(network, prefix, isIP(network) === 4 ? 'ipv4' : 'ipv6');

/** Whether an IP address lies in a network that nobody outside may be sent to. What is none is taken for one: it is not known to be public. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  // IPv4 written as IPv6 is checked by the rules for IPv4.
  return blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
