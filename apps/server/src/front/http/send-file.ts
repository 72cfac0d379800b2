import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../ground/db/database.ts'
import { readBytes, type StoredFile } from '../../operator/assets/asset-store.ts'
import { readRange } from '../../operator/assets/byte-range.ts'

/** Headers that keep a browser from running anything in a file. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const

/** Headers of a public file that never changes at its address. */
export const PUBLIC_FILE = {
  ...INERT,
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages of the operator's other hosts may show it.
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Headers of a player's picture, which its player or staff may take away at any time: caches forget it within minutes. */
export const AVATAR = {
  ...INERT,
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Headers of a player's private file: no cache stores it, and a browser downloads it instead of opening it. */
export const PRIVATE_FILE = {
  ...INERT,
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'attachment',
} as const

/** Whether the caller has this version already; then answer 304 without a body. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const knownTags = request.headers['if-none-match']?.split(',') ?? []
  return knownTags.some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()))
}

/** Sends a file that was decrypted, as a whole. */
export function sendBytes(reply: FastifyReply, { mime, bytes }: { mime: string; bytes: Buffer }): FastifyReply {
  return reply.headers({ 'content-type': mime, 'content-length': bytes.length }).send(bytes)
}

/** Streams a file from the database, or the requested range of it (206, 416). */
export function sendStored(request: FastifyRequest, reply: FastifyReply, db: Database, file: StoredFile): FastifyReply {
  const etag = `"${file.digest.toString('base64url')}"`
  reply.headers({ 'accept-ranges': 'bytes', etag })
  if (isKnown(request, etag)) return reply.code(304).send()
  const { range: rangeHeader, 'if-range': condition } = request.headers
  const range = condition === undefined || condition === etag ? readRange(rangeHeader, file.size) : 'whole'
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  const { first, last } = range === 'whole' ? { first: 0, last: file.size - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${file.size}`)
  reply.headers({ 'content-type': file.mime, 'content-length': last - first + 1 })
  if (request.method === 'HEAD') return reply.send()
  return reply.send(Readable.from(readBytes(db, file, { first, last })))
}
