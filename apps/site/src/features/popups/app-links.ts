import type { StartupConfig } from '@fairground/contract/startup'

/** A link to the app, and the kind of device that it is for. */
export interface AppLink {
  device: 'android' | 'iphone' | 'other'
  url: string
}

type Links = Pick<StartupConfig, 'apkLink' | 'iosLink' | 'iosMobileFileLink' | 'downloadLink' | 'disableAppDownload'>

/** The operator's links to the app (PW-05); none while downloads are off. */
export function appLinks(startup: Links | undefined): readonly AppLink[] {
  if (!startup || startup.disableAppDownload) return []
  const links: AppLink[] = [
    { device: 'android', url: startup.apkLink },
    { device: 'iphone', url: startup.iosLink || startup.iosMobileFileLink },
    { device: 'other', url: startup.downloadLink },
  ]
  return links.filter(({ url }) => isWeb(url))
}

/** The link for the QR code: the page for every device, else the first link. */
export function qrLink(links: readonly AppLink[]): string | undefined {
  return (links.find(({ device }) => device === 'other') ?? links[0])?.url
}

/** The links for a device, the matching one first. */
export function sortedFor(links: readonly AppLink[], userAgent: string): readonly AppLink[] {
  const ownDevice = /Android/.test(userAgent) ? 'android' : /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'other'
  return links.toSorted((a, b) => Number(b.device === ownDevice) - Number(a.device === ownDevice))
}

const isWeb = (url: string) => ['https:', 'http:'].includes(URL.parse(url)?.protocol ?? '')

/** The operator's link for a host (CL-09); undefined for an invalid host. */
export function linkByHost(host: string | undefined): AppLink | undefined {
  const url = host === undefined ? null : URL.parse(`https://${host}`)
  return url && url.host === host?.toLowerCase() ? { device: 'other', url: url.href } : undefined
}
