import * as z from 'zod/mini'
import { imageSizes } from './image-sizes.data.ts'
import { digestSchema, timeSchema } from './shapes.ts'

/** A size of pictures, such as `640x360`. */
export type ImageSize = (typeof imageSizes)[number]

const sizes: ReadonlySet<string> = new Set(imageSizes)

/** Reads a size; `undefined` for a size that the server does not make. */
export function parseImageSize(text: string): ImageSize | undefined {
  return sizes.has(text) ? (text as ImageSize) : undefined
}

/** Prefix of an asset's address that begins at the root. */
export const ASSETS_PREFIX = '/assets'

/**
 * The address of an asset for the browser: an address that begins at the root gets the prefix `/assets` and the operator's
 * host for pictures, if there is one. Every other address stays as it is.
 * @param root `imageCdnRoot` of the page-level config, without a slash at its end
 */
export function assetUrl(address: string, root = ''): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  const isPrefixed = address === ASSETS_PREFIX || address.startsWith(`${ASSETS_PREFIX}/`)
  return `${root}${isPrefixed ? '' : ASSETS_PREFIX}${address}`
}

/** The address of an asset by its resource key; the server ignores the extension. */
export function resourceUrl(key: string, extension = ''): string {
  return `/api/static/resources/${key}${extension}`
}

const RESOURCE = /^\/api\/static\/resources\/(([0-9a-f]{16})[0-9a-f]{48})(\.webp)?$/
const PICTURE = /^\/static\/cdnimg\/[^/]+\/[^/@]+$/

/**
 * The address of a picture in a size, from its address by name (`/static/cdnimg/…`) or by its resource key. Any other
 * address, and one with a size already, stays as it is.
 */
export function imageUrl(address: string, size: ImageSize): string {
  const [, key, version] = RESOURCE.exec(address) ?? []
  if (key !== undefined) return `/static/cdnimg/${version}/${key}@${size}`
  return PICTURE.test(address) ? `${address}@${size}` : address
}

/** The largest relative difference of two proportions that count as equal. */
const SAME_RATIO = 0.02

/**
 * The size to load for a place in pixels: the smallest with the place's proportions that fills it, otherwise the smallest
 * of that width with the picture's own proportions; the largest when none is large enough.
 */
export function imageSizeFor(place: { width: number; height: number }): ImageSize {
  const ratio = place.width / place.height
  const allSizes = imageSizes.map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { size, width, height }
  })
  const sameShape = allSizes.filter(
    ({ width, height }) => height > 0 && Math.abs(width / height / ratio - 1) < SAME_RATIO,
  )
  const freeHeight = allSizes.filter(({ height }) => height === 0)
  const wide = ({ width }: { width: number }) => width >= place.width
  const fittingSize = sameShape.find(wide) ?? freeHeight.find(wide) ?? sameShape.at(-1) ?? freeHeight.at(-1)
  return fittingSize?.size ?? imageSizes[0]
}

/** An asset's name: part of its address. */
export const assetNameSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,99}$/))

/** A file of the operator. */
export const assetSchema = z.object({
  name: z.string(),
  /** The resource key: the SHA-256 of its bytes. */
  key: digestSchema,
  kind: z.enum(['image', 'audio', 'video']),
  mime: z.string(),
  bytes: z.int(),
  /** Pixels, of a picture. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Address by the resource key. */
  url: z.string(),
  /** Address by name and version; for pictures, a size may follow. */
  cdnUrl: z.string(),
  at: timeSchema,
})
export type Asset = z.infer<typeof assetSchema>
