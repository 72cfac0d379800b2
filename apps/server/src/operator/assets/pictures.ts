import type { ImageSize } from '@fairground/contract/asset'
import { CallError } from '@fairground/contract/envelope'
import type { Sharp, SharpOptions } from 'sharp'
import { fileLimits } from './file-kinds.data.ts'

/** A picture after encoding. */
export interface Picture {
  bytes: Buffer
  mime: 'image/webp'
  /** Pixels. */
  width: number
  height: number
  /** Whether it has transparency. */
  alpha: boolean
  /** Whether it has more than one frame. */
  moving: boolean
}

/** A format of served pictures. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** Longest time for one picture, in seconds. */
const LONGEST_S = 30

/** The formats that libvips may read. All others, such as SVG and PDF, are blocked. */
const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

type SharpLibrary = typeof import('sharp').default
let loading: Promise<SharpLibrary> | undefined

/** Loads the picture library with the first picture, so that the start does not wait for it. */
function loadSharp(): Promise<SharpLibrary> {
  const library = loading ?? load()
  loading = library
  return library
}

async function load(): Promise<SharpLibrary> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READABLE.map((name) => `VipsForeignLoad${name}`) })
  // The work queue decides how many cores pictures get.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Encodes a picture again: upright, in sRGB, without metadata, fitted into a square. Files that are not valid pictures fail.
 * @param side pixels; a smaller picture stays as small
 * @throws CallError file_malformed, file_too_large (too many pixels)
 */
export async function remakePicture(bytes: Buffer, side: number, frames: 'first' | 'all'): Promise<Picture> {
  const options: SharpOptions = { limitInputPixels: fileLimits.pixels, failOn: 'error', animated: frames === 'all' }
  try {
    const sharp = await loadSharp()
    const { width, height, pages = 1, format, hasAlpha } = await sharp(bytes, options).metadata()
    if (width * height * (frames === 'all' ? pages : 1) > fileLimits.pixels) throw new CallError('file_too_large')
    // Nearly lossless for graphics, which need sharp edges; lossy for photographs.
    const isRendered = format === 'png' || format === 'gif'
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(isRendered ? { nearLossless: true, quality: 80 } : { quality: 88, smartSubsample: true })
      .timeout({ seconds: LONGEST_S })
      .toBuffer({ resolveWithObject: true })
    return {
      bytes: data,
      mime: 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
      alpha: hasAlpha,
      moving: frames === 'all' && pages > 1,
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): CallError {
  if (error instanceof CallError) return error
  const words = error instanceof Error ? error.message : ''
  return new CallError(/pixel limit|too large|timeout/i.test(words) ? 'file_too_large' : 'file_malformed')
}

/** Encodes a stored picture in a format and a size (default: its own). It covers the size and is cropped at the centre. */
export async function fitPicture(bytes: Buffer, size: ImageSize | undefined, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(bytes, { animated: format === 'webp', limitInputPixels: fileLimits.pixels })
  return encode(size ? resize(picture, size) : picture, format)
    .timeout({ seconds: LONGEST_S })
    .toBuffer()
}

function resize(picture: Sharp, size: ImageSize): Sharp {
  const [width, height] = size.split('x').map(Number)
  if (height === 0) return picture.resize({ width, withoutEnlargement: true })
  return picture.resize({ width, height, fit: 'cover' })
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 62, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 82, smartSubsample: true })
    case 'jpeg':
      return picture.jpeg({ quality: 84, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
  }
}
