import { expect, test } from 'vitest'
import { linkNames, nameInHost, ownNameCheck, siteOrigin } from './site-hosts.ts'

const unset = { publicUrls: [], host: '0.0.0.0' }
const named = { publicUrls: ['https://play.example.com', 'https://www.second.example:8443'], host: 'fair.internal' }

test.each([
  ['play.example.com', 'play.example.com'],
  ['PLAY.Example.com.:8080', 'play.example.com'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:8080', '[::1]'],
  ['', undefined],
  [undefined, undefined],
  ['a b', undefined],
  ['play.example.com/@evil.example', undefined],
  ['evil.example:80:80', undefined],
  ['user@play.example.com', undefined],
])('the name in the header %j is %s', (header, name) => {
  expect(nameInHost(header)).toBe(name)
})

test('[RE-06] with PUBLIC_URL the own names are those of PUBLIC_URL and HOST, and this machine for itself', () => {
  const own = [
    'play.example.com',
    'www.second.example',
    'fair.internal',
    'localhost',
    '127.0.0.1',
    '127.8.9.1',
    '[::1]',
  ]
  const others = ['evil.example', 'a.play.example.com', 'play.example.com.evil.example', '192.0.2.1', '[2001:db8::1]']
  expect([...own, ...others].filter(ownNameCheck(named))).toEqual(own)
})

test('[RE-06] without PUBLIC_URL every IP address is an own name, and no other name of the DNS is', () => {
  const own = ['localhost', 'site.localhost', '192.0.2.1', '[2001:db8::1]']
  const others = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '2130706433', '0x7f.1', '[zz]']
  expect([...own, ...others].filter(ownNameCheck(unset))).toEqual(own)
})

test('a caller is led back to the address of PUBLIC_URL under which it came, else to the first one', () => {
  expect(siteOrigin(named, { host: 'www.second.example:8443', protocol: 'http' })).toBe(
    'https://www.second.example:8443',
  )
  expect(siteOrigin(named, { host: 'evil.example', protocol: 'http' })).toBe('https://play.example.com')
  expect(siteOrigin(unset, { host: '192.0.2.1:8080', protocol: 'javascript' })).toBe('http://192.0.2.1:8080')
})

test('the names of links are those of PUBLIC_URL, else those of the machine', () => {
  expect(linkNames(named)).toEqual(['play.example.com', 'second.example'])
  expect(linkNames(unset)).toEqual(expect.arrayContaining(['localhost', '127.0.0.1']))
})
