import type { Asset } from '@fairground/contract'

/** What a kind of file is kept and served as. */
interface FileKind {
  kind: Asset['kind']
  /** With its dot. */
  extension: string
}

/**
 * The kinds of files that are taken, by the type that their first bytes say. Nothing in this list can run: no SVG, no HTML,
 * no PDF. A picture becomes WebP whatever it came as.
 */
export const takenKinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': { kind: 'image', extension: '.jpg' },
  'image/png': { kind: 'image', extension: '.png' },
  'image/webp': { kind: 'image', extension: '.webp' },
  'image/avif': { kind: 'image', extension: '.avif' },
  'image/gif': { kind: 'image', extension: '.gif' },
  'audio/mpeg': { kind: 'audio', extension: '.mp3' },
  'audio/ogg': { kind: 'audio', extension: '.ogg' },
  'audio/wav': { kind: 'audio', extension: '.wav' },
  'audio/mp4': { kind: 'audio', extension: '.m4a' },
  'audio/x-m4a': { kind: 'audio', extension: '.m4a' },
  'audio/aac': { kind: 'audio', extension: '.aac' },
  'video/mp4': { kind: 'video', extension: '.mp4' },
  'video/webm': { kind: 'video', extension: '.webm' },
}

const MIB = 1024 * 1024

/** Limits of what is sent. */
export const fileLimits = {
  /** Bytes of a player's picture as it comes. */
  uploadBytes: 8 * MIB,
  /** Pictures that one player may have sent. */
  uploadCount: 20,
  /** A player's picture is made to fit a square of so many pixels a side. */
  uploadSide: 2560,
  /** A picture of the operator's. */
  assetImageBytes: 20 * MIB,
  assetSide: 4096,
  /** Sounds and films. */
  assetMediaBytes: 64 * MIB,
  /** Pixels of a picture, all its frames together: what it takes once it is unpacked, whatever it weighs before. */
  pixels: 40_000_000,
} as const
