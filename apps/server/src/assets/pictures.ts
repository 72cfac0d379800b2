import { CallError, type ImageSize } from '@fairground/contract'
import type { Sharp, SharpOptions } from 'sharp'
import { fileLimits } from './file-kinds.data.ts'

/** A picture that was made anew. */
export interface Picture {
  bytes: Buffer
  mime: 'image/webp'
  /** Pixels. */
  width: number
  height: number
  /** Whether one can see through parts of it. */
  alpha: boolean
  /** Whether it has more than one frame. */
  moving: boolean
}

/** A type that pictures are served as. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** Seconds after which a picture that takes so long is given up. */
const LONGEST_S = 30

/** What libvips may read: everything else that it could, SVG and PDF among it, is shut off. */
const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

type SharpLibrary = typeof import('sharp').default
let loading: Promise<SharpLibrary> | undefined

/** The picture library, loaded when the first picture comes: a start does not wait for it. */
function loadSharp(): Promise<SharpLibrary> {
  const loaded = loading ?? load()
  loading = loaded
  return loaded
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
 * Makes a picture anew: upright, in the colours of the web, without anything that it carried along, fitted into a square.
 * What only looks like a picture does not survive it.
 * @param side pixels; a smaller picture stays as small
 * @throws CallError file_malformed, file_too_large (more pixels than are unpacked)
 */
export async function remakePicture(bytes: Buffer, side: number, frames: 'first' | 'all'): Promise<Picture> {
  const options: SharpOptions = { limitInputPixels: fileLimits.pixels, failOn: 'error', animated: frames === 'all' }
  try {
    const sharp = await loadSharp()
    const { width, height, pages = 1, format, hasAlpha } = await sharp(bytes, options).metadata()
    if (width * height * (frames === 'all' ? pages : 1) > fileLimits.pixels) throw new CallError('file_too_large')
    // A drawing keeps its edges, a photograph its size in check.
    const isDrawn = format === 'png' || format === 'gif'
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(isDrawn ? { nearLossless: true, quality: 80 } : { quality: 88, smartSubsample: true })
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

/** A picture of ours in a size and a format; in its own size without one. It covers the size, cut around its middle. */
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
