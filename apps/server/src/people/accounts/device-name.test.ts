import { expect, test } from 'vitest'
import { nameOfDevice } from './device-name.ts'

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${BLINK} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Microsoft Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · macOS'],
  ['curl/8.1', 'curl/8.1'],
  [`Phone ${'x'.repeat(300)}`, `Phone ${'x'.repeat(54)}`],
  ['', ''],
])('[RE-06] %s is %s', (userAgent, name) => {
  expect(nameOfDevice(userAgent)).toBe(name)
})
