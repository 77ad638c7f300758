import { describe, expect, test } from 'vitest';
import { openGeo } from '#server/adapters/geo/mmdb.ts';
import { placedAddress } from '#server/common/addresses.ts';
import { callerCountryReader } from '#server/http/caller-country.ts';

const geo = openGeo(null);
const from = (
  ip: string,
  headers: Record<string, string> = {},
  isPeerTrusted = false,
  countryHeader = 'cf-ipcountry',
) =>
  callerCountryReader({ homeCountry: 'MT', countryHeader }, geo)({ ip, isPeerTrusted, headers: new Headers(headers) });

describe('the country of an address', () => {
  test.each([
    ['public IPv4', '8.8.8.8', 'US'],
    ['public IPv6', '2001:4860:4860::8888', 'US'],
    ['IPv4 within IPv6, with dots', '::ffff:8.8.8.8', 'US'],
    ['IPv4 within IPv6, in hexadecimal', '::ffff:808:808', 'US'],
    ['IPv4 within IPv6, written out', '0:0:0:0:0:ffff:0808:0808', 'US'],
    ['IPv4 translated to IPv6', '64:ff9b::808:808', 'US'],
    ['IPv4 in a 6to4 tunnel', '2002:808:808::1', 'US'],
    ['loopback', '127.0.0.1', 'MT'],
    ['loopback of IPv6', '::1', 'MT'],
    ['no address at all', '0.0.0.0', 'ZZ'],
    ['no address of IPv6', '::', 'ZZ'],
    ['no address, within IPv6', '::ffff:0:0', 'ZZ'],
    ['private, 10/8', '10.20.30.40', 'MT'],
    ['private, 172.16/12, its last', '172.31.255.255', 'MT'],
    ['private, 192.168/16', '192.168.1.1', 'MT'],
    ['private within IPv6', '::ffff:192.168.1.1', 'MT'],
    ['carrier-grade NAT', '100.64.0.1', 'MT'],
    ['link-local', '169.254.1.1', 'MT'],
    ['link-local of IPv6', 'fe80::1', 'MT'],
    ['unique local of IPv6', 'fd12:3456::1', 'MT'],
    ['documentation', '203.0.113.7', 'MT'],
    ['documentation of IPv6', '2001:db8::1', 'MT'],
    ['multicast', '224.0.0.1', 'ZZ'],
    ['multicast of IPv6', 'ff02::1', 'ZZ'],
    ['broadcast', '255.255.255.255', 'ZZ'],
    ['reserved', '240.0.0.1', 'MT'],
    ['public, and nobody knows whose', '4000::1', 'ZZ'],
  ])('%s: %s is %s', (_, ip, country) => {
    expect(from(ip)).toBe(country);
  });

  test('just beside a private range is public', () => {
    expect([from('172.32.0.1'), from('11.0.0.1'), from('192.167.255.255')]).not.toContain('MT');
  });

  test('an address of IPv6 alone is itself', () => {
    expect(placedAddress('2001:4860:4860::8888')).toBe('2001:4860:4860::8888');
  });
});

describe('4.1.3 what a header says of the country', () => {
  const said = { 'cf-ipcountry': 'CA' };
  test.each<[string, string, Record<string, string>, boolean, string]>([
    ['counts from a trusted proxy', '8.8.8.8', said, true, 'CA'],
    ['counts in small letters', '8.8.8.8', { 'cf-ipcountry': ' ca ' }, true, 'CA'],
    ['counts for a private address behind it', '10.0.0.1', said, true, 'CA'],
    ['is nothing from anybody else', '8.8.8.8', said, false, 'US'],
    ['is nothing from this machine', '127.0.0.1', said, false, 'MT'],
    ['is nothing under another name', '8.8.8.8', { 'x-country': 'CA', 'x-country-code': 'CA' }, true, 'US'],
    ['may be missing', '8.8.8.8', {}, true, 'US'],
    ['may say that nobody knows', '8.8.8.8', { 'cf-ipcountry': 'XX' }, true, 'ZZ'],
    ['may say Tor', '8.8.8.8', { 'cf-ipcountry': 'T1' }, true, 'ZZ'],
    ['may say two things, of which none counts', '8.8.8.8', { 'cf-ipcountry': 'CA, MT' }, true, 'ZZ'],
    ['may say nonsense', '8.8.8.8', { 'cf-ipcountry': '<b>' }, true, 'ZZ'],
  ])('%s', (_, ip, headers, isPeerTrusted, country) => {
    expect(from(ip, headers, isPeerTrusted)).toBe(country);
  });

  test('is nothing when no header is configured', () => {
    const read = callerCountryReader({ homeCountry: 'MT', countryHeader: null }, geo);
    expect(read({ ip: '8.8.8.8', isPeerTrusted: true, headers: new Headers(said) })).toBe('US');
  });
});
