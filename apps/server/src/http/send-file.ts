import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBytes, type StoredFile } from '../assets/asset-store.ts'
import { readRange } from '../assets/byte-range.ts'
import type { Database } from '../db/database.ts'

/** A file is only ever looked at: nothing in it runs, whatever a browser makes of it. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const

/** Headers of a file that is everybody's and never changes at its address. */
export const PUBLIC_FILE = {
  ...INERT,
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages of another host of the operator's show it too.
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Headers of a file that is one player's: kept nowhere, and opened by no browser on its own. */
export const PRIVATE_FILE = {
  ...INERT,
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'attachment',
} as const

/** Whether the caller has this version already: then a 304 without a body says so. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? []
  return known.some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()))
}

/** Sends a file out of the database, or the one range of it that is asked for (206, 416), a part at a time. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, db: Database, file: StoredFile): FastifyReply {
  const etag = `"${file.digest.toString('base64url')}"`
  reply.headers({ 'accept-ranges': 'bytes', etag })
  if (isKnown(request, etag)) return reply.code(304).send()
  const { range: asked, 'if-range': condition } = request.headers
  const range = condition === undefined || condition === etag ? readRange(asked, file.size) : 'whole'
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  const { first, last } = range === 'whole' ? { first: 0, last: file.size - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${file.size}`)
  reply.headers({ 'content-type': file.mime, 'content-length': last - first + 1 })
  if (request.method === 'HEAD') return reply.send()
  return reply.send(Readable.from(readBytes(db, file, { first, last })))
}
