import { formatLink, parseLink } from '@fairground/contract/link'
import type { StartupConfig } from '@fairground/contract/startup'

/** The fields of the start-up configuration about the app. */
export type AppLinkSettings = Pick<
  StartupConfig,
  'disableAppDownload' | 'apkLink' | 'iosLink' | 'iosMobileFileLink' | 'downloadLink'
>

/** A way to get the app: its devices, and its link of the link grammar. */
export interface AppLink {
  device: 'android' | 'ios' | 'any'
  link: string
  /** The plain address, for a code that another device scans. */
  address: string
}

/** The ways that the operator offers; none while downloads are switched off. Leaves out unsafe addresses. */
export function appLinks(settings: AppLinkSettings): readonly AppLink[] {
  if (settings.disableAppDownload) return []
  const { apkLink, iosLink, iosMobileFileLink, downloadLink } = settings
  return [
    ...way('android', apkLink, 'file'),
    ...(iosLink === '' ? way('ios', iosMobileFileLink, 'file') : way('ios', iosLink, 'page')),
    ...way('any', downloadLink, 'page'),
  ]
}

function way(device: AppLink['device'], address: string, target: 'file' | 'page'): AppLink[] {
  const link = parseLink(target === 'file' ? `#download=${address}` : address)
  return address !== '' && link ? [{ device, link: formatLink(link), address }] : []
}
