/** A resource's key: the digest of its bytes, perhaps with an extension. */
const KEY = /^[0-9a-f]{64}(\.[a-z0-9]{1,8})?$/

/**
 * The address of an asset: a name of the design's mappings becomes what it stands for; an address stays what it is; a
 * resource's key gets its address. Any other name is nothing: nobody has mapped it.
 */
export function assetUrlIn(mappings: Readonly<Record<string, string>>): (asset: string) => string {
  return (asset) => {
    const found = Object.hasOwn(mappings, asset) ? (mappings[asset] ?? '') : asset
    if (KEY.test(found)) return `/api/static/resources/${found}`
    return /^(\/(?!\/)|https?:\/\/)/i.test(found) ? found : ''
  }
}
