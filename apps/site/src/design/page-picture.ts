import { pageConfig } from '../kernel/page/page-config.ts'
import { findPageData } from '../kernel/page/page-data.ts'
import { assetUrlIn } from './asset-url.ts'

/**
 * The address of a picture in the page config (SU-11), from an asset's name or an address; `undefined` where the
 * operator has set none, and the product's own picture stays.
 */
export function pagePicture(name: 'loadingIcon' | 'globalLoadIcon'): string | undefined {
  return addressOf(pageConfig()[name])
}

/** Puts the operator's icon into the page: on desktops `pcIcon`, where there is one, else `icon`. */
export function putPageIcon(): void {
  const { icon, pcIcon } = pageConfig()
  const isDesktop = document.documentElement.dataset.layout === 'desktop'
  const address = (isDesktop ? addressOf(pcIcon) : undefined) ?? addressOf(icon)
  if (address !== undefined) document.querySelector('link[rel="icon"]')?.setAttribute('href', address)
}

function addressOf(picture: string): string | undefined {
  return assetUrlIn(findPageData()?.design.assetMappings ?? {}, pageConfig().imageCdnRoot)(picture) || undefined
}
