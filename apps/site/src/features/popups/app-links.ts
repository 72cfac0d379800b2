import type { StartupConfig } from '@fairground/contract'

/** One way to the app: where it leads, and for which kind of device. */
export interface AppLink {
  device: 'android' | 'iphone' | 'other'
  url: string
}

type Links = Pick<StartupConfig, 'apkLink' | 'iosLink' | 'iosMobileFileLink' | 'downloadLink' | 'disableAppDownload'>

/** The ways to the app that the operator has set (PW-05); none when downloads are switched off. */
export function appLinks(startup: Links | undefined): readonly AppLink[] {
  if (!startup || startup.disableAppDownload) return []
  const links: AppLink[] = [
    { device: 'android', url: startup.apkLink },
    { device: 'iphone', url: startup.iosLink || startup.iosMobileFileLink },
    { device: 'other', url: startup.downloadLink },
  ]
  return links.filter(({ url }) => isWeb(url))
}

/** The one that a QR code shows: the page for every device, else the first there is. */
export function qrLink(links: readonly AppLink[]): string | undefined {
  return (links.find(({ device }) => device === 'other') ?? links[0])?.url
}

/** The links for a device, the fitting one first. */
export function sortedFor(links: readonly AppLink[], userAgent: string): readonly AppLink[] {
  const own = /Android/.test(userAgent) ? 'android' : /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'other'
  return links.toSorted((one, other) => Number(other.device === own) - Number(one.device === own))
}

const isWeb = (url: string) => ['https:', 'http:'].includes(URL.parse(url)?.protocol ?? '')

/** The way by a host that the operator has set for it (CL-09); undefined for what is no host. */
export function linkByHost(host: string | undefined): AppLink | undefined {
  const url = host === undefined ? null : URL.parse(`https://${host}`)
  return url && url.host === host?.toLowerCase() ? { device: 'other', url: url.href } : undefined
}
