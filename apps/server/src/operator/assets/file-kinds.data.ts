import type { Asset } from '@fairground/contract/asset'

/** Kind and extension of a file type. */
interface FileKind {
  kind: Asset['kind']
  /** With its dot. */
  extension: string
}

/**
 * The accepted file types, by the type of their first bytes. None of them can contain scripts: no SVG, no HTML, no PDF. Every
 * picture becomes WebP.
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

/** Limits of uploads. */
export const fileLimits = {
  /** Most bytes of a player's upload. */
  uploadBytes: 8 * MIB,
  /** Most uploads of a player. */
  uploadCount: 20,
  /** Side in pixels of the square that a player's picture must fit. */
  uploadSide: 2560,
  /** Most bytes of an operator's picture. */
  assetImageBytes: 20 * MIB,
  assetSide: 4096,
  /** Most bytes of a sound or a film. */
  assetMediaBytes: 64 * MIB,
  /** Most pixels of a picture, all frames together: limits the memory of the decoded picture. */
  pixels: 40_000_000,
} as const
