import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { PRIVATE_FILE } from './send-file.ts'

/** A handler's answer that is a file of the player, instead of JSON. */
export class FileAnswer {
  /** Letters, digits, dots and hyphens. */
  readonly name: string
  readonly mime: string
  readonly content: Readable

  constructor(name: string, mime: string, content: Readable) {
    this.name = name
    this.mime = mime
    this.content = content
  }
}

/** Streams a file; the browser keeps it and runs nothing in it. An error on the way breaks the connection. */
export function sendFileAnswer(reply: FastifyReply, { name, mime, content }: FileAnswer): void {
  reply.headers({
    ...PRIVATE_FILE,
    'cache-control': 'no-store',
    'content-type': mime,
    'content-disposition': `attachment; filename="${name}"`,
    'x-request-id': reply.request.id,
  })
  reply.send(content)
}
