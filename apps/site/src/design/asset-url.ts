import { assetUrl, imageSizeFor, imageUrl, resourceUrl } from '@fairground/contract/asset'

/** A resource's key: the digest of its bytes, perhaps with an extension. */
const KEY = /^[0-9a-f]{64}(\.[a-z0-9]{1,8})?$/
const ADDRESS = /^(\/(?!\/)|https?:\/\/)/i

/**
 * Makes the function that finds the address of an asset. A name of the design's mappings becomes its target; an address
 * stays; a resource's key becomes the resource's address; any other name has no address (empty). For a picture on the
 * server the address asks for the size of its place in pixels, from the operator's host.
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
