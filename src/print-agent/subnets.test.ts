import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { subnetHosts } from './subnets.ts';

const at = (cidr: string, internal = false) => {
  const [address] = cidr.split('/');
  return [{ address, internal, family: 'IPv4', netmask: '', mac: '', cidr }] as NetworkInterfaceInfo[];
};

test('the other hosts of each private network', () => {
  const hosts = subnetHosts({ lo: at('127.0.0.1/8', true), eth: at('192.168.0.20/24'), wlan: at('192.168.0.21/24') });
  expect(hosts).toHaveLength(252);
  expect(hosts[0]).toBe('192.168.0.1');
  expect(hosts.at(-1)).toBe('192.168.0.254');
  expect(hosts).not.toContain('192.168.0.20');
});

test('no host outside of a small network, as that of a tunnel', () => {
  expect(subnetHosts({ tun: at('10.8.0.6/30') })).toEqual(['10.8.0.5']);
  expect(subnetHosts({ tun: at('10.8.0.6/32') })).toEqual([]);
  expect(subnetHosts({ eth: at('192.168.0.200/25') })[0]).toBe('192.168.0.129');
});

test('of a large network the 254 hosts around its own', () => {
  const hosts = subnetHosts({ eth: at('10.20.30.40/8') });
  expect(hosts).toHaveLength(253);
  expect(hosts.every((host) => host.startsWith('10.20.30.'))).toBe(true);
});

test.each(['203.0.113.7/24', '8.8.8.8/24', '100.64.0.9/24', '169.254.3.3/16', '172.32.0.5/24', '192.169.0.5/24'])(
  'the network of %s is not searched',
  (cidr) => {
    expect(subnetHosts({ eth: at(cidr) })).toEqual([]);
  },
);

test('at most four networks', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`e${n}`, at(`10.0.${n}.1/24`)]));
  expect(subnetHosts({ ...many, none: undefined })).toHaveLength(4 * 253);
});
