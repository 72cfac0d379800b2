import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../../ground/call/file-answer.ts'
import { PRIVATE_FILE } from './send-file.ts'

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
