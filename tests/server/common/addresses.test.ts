import { expect, it } from 'vitest';
import { isOpenHost } from '#server/common/addresses.ts';

it.each([
  '8.8.8.8',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '2606:4700::6810:84e5',
  '2a00:1450:4001:80b::200e',
])('%s is a host of the internet', (address) => expect(isOpenHost(address)).toBe(true));

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '0x7f.1',
  '2130706433',
  '127.1',
  'localhost',
  '',
])('%s is none', (address) => expect(isOpenHost(address)).toBe(false));
