import { expect, test } from 'vitest'
import { appLinks, linkByHost, qrLink, sortedFor } from './app-links.ts'

const noLinks = { apkLink: '', iosLink: '', iosMobileFileLink: '', downloadLink: '', disableAppDownload: false }
const set = {
  ...noLinks,
  apkLink: 'https://a.example/fair.apk',
  iosMobileFileLink: 'https://a.example/fair.mobileconfig',
}

test('[PO-04] [PW-05] only the ways that are set are offered, the fitting one first', () => {
  expect(appLinks(noLinks)).toEqual([])
  expect(appLinks(undefined)).toEqual([])
  const links = appLinks(set)
  expect(sortedFor(links, 'iPhone').map(({ device }) => device)).toEqual(['iphone', 'android'])
  expect(sortedFor(links, 'Android').map(({ device }) => device)).toEqual(['android', 'iphone'])
})

test('[PW-05] nothing is offered where downloads are switched off, nor an address that is not of the web', () => {
  expect(appLinks({ ...set, disableAppDownload: true })).toEqual([])
  expect(appLinks({ ...noLinks, downloadLink: 'javascript:alert(1)', apkLink: 'fair.apk' })).toEqual([])
})

test('[PO-04] the code shows the page for every device, else the first way there is', () => {
  expect(qrLink(appLinks({ ...set, downloadLink: 'https://a.example/get' }))).toBe('https://a.example/get')
  expect(qrLink(appLinks(set))).toBe('https://a.example/fair.apk')
  expect(qrLink([])).toBeUndefined()
})

test('[CL-09] the operator’s host is a link to the app, and a text that is no host is not', () => {
  expect(linkByHost('get.example')).toEqual({ device: 'other', url: 'https://get.example/' })
  expect(linkByHost('Get.Example:8443')?.url).toBe('https://get.example:8443/')
  for (const host of [undefined, '', 'get.example/else', 'a@get.example', 'java script', '/']) {
    expect(linkByHost(host)).toBeUndefined()
  }
})
