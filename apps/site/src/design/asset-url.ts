import { assetUrl, imageSizeFor, imageUrl, resourceUrl } from '@fairground/contract'

/** A resource's key: the digest of its bytes, perhaps with an extension. */
const KEY = /^[0-9a-f]{64}(\.[a-z0-9]{1,8})?$/
const ADDRESS = /^(\/(?!\/)|https?:\/\/)/i

/**
 * The address of an asset: a name of the design's mappings becomes what it stands for; an address stays what it is; a
 * resource's key gets its address. Any other name is nothing: nobody has mapped it. A picture that the server keeps is
 * asked for in the size that fits a place of so many pixels, from the host that the operator has set.
 * @param imageCdnRoot that host; empty for the site's own
 */
export function assetUrlIn(
  mappings: Readonly<Record<string, string>>,
  imageCdnRoot: string,
): (asset: string, place?: { width: number; height: number }) => string {
  return (asset, place) => {
    const target = Object.hasOwn(mappings, asset) ? (mappings[asset] ?? '') : asset
    const address = KEY.test(target) ? resourceUrl(target) : ADDRESS.test(target) ? target : ''
    return assetUrl(place ? imageUrl(address, imageSizeFor(place)) : address, imageCdnRoot)
  }
}
