import { expect, it } from 'vitest'
import { type AppLinkSettings, appLinks } from './app-links.ts'

const none: AppLinkSettings = {
  disableAppDownload: false,
  apkLink: '',
  iosLink: '',
  iosMobileFileLink: '',
  downloadLink: '',
}
const https = (name: string) => `https://example.com/${name}`
const linksOf = (settings: Partial<AppLinkSettings>) =>
  appLinks({ ...none, ...settings }).map(({ device, link }) => `${device} ${link}`)

it('offers the files and pages that the operator has set, in their order', () => {
  expect(linksOf({})).toEqual([])
  expect(linksOf({ apkLink: https('a.apk'), iosLink: https('ios'), downloadLink: https('all') })).toEqual([
    'android #download=https://example.com/a.apk',
    'ios https://example.com/ios',
    'any https://example.com/all',
  ])
})

it('takes the file for iPhones where there is no page', () => {
  expect(linksOf({ iosMobileFileLink: https('a.ipa') })).toEqual(['ios #download=https://example.com/a.ipa'])
  expect(linksOf({ iosMobileFileLink: https('a.ipa'), iosLink: https('ios') })).toEqual(['ios https://example.com/ios'])
})

it('offers nothing while downloads are switched off, and never an unsafe address', () => {
  expect(linksOf({ apkLink: https('a.apk'), disableAppDownload: true })).toEqual([])
  expect(linksOf({ apkLink: 'javascript:alert(1)', iosLink: 'data:text/html,x', downloadLink: 'ftp://x' })).toEqual([])
})
