import { ASSETS_PREFIX, parseImageSize } from '@fairground/contract/asset'
import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '../../operator/assets/asset-store.ts'
import type { PictureRequest } from '../../operator/assets/made-pictures.ts'
import type { PictureFormat } from '../../operator/assets/pictures.ts'
import { extensionOf } from '../../operator/assets/sniff.ts'
import type { HttpParts } from './parts.ts'
import { sendRefusal } from './send.ts'
import { isKnown, PUBLIC_FILE, sendStored } from './send-file.ts'

/** `{name}` or `{name}@{W}x{H}`. */
const NAME = /^([a-z0-9][a-z0-9._-]{0,99})(?:@(\d{1,4}x\d{1,4}))?$/
/** A resource key, with or without an extension. */
const RESOURCE = /^([0-9a-f]{64})(\.[a-z0-9]{2,4})?$/

type Params = { Params: { version: string; name: string } }

/**
 * Serves the operator's files: pictures in the listed sizes, sounds and films with ranges, and each file by its resource
 * key. They are at the root and below `/assets`, since clients use both.
 */
export function registerAssets(app: FastifyInstance, parts: HttpParts): void {
  for (const root of ['', ASSETS_PREFIX]) {
    get(`${root}/static/cdnimg/:version/:name`, (request, reply) => sendPicture(request, reply, parts))
    for (const kind of ['audio', 'video'] as const) {
      get(`${root}/static/cdn${kind}/:version/:name`, async (request, reply) => {
        const file = await parts.files.byVersion({ ...request.params, kind })
        return sendFile(request, reply, file)
      })
    }
    get(`${root}/api/static/resources/:name`, async (request, reply) => {
      const [, key, extension] = RESOURCE.exec(request.params.name) ?? []
      const file = key === undefined ? undefined : await parts.files.byKey(key)
      const isNamedRight = extension === undefined || extension === extensionOf(file?.mime ?? '')
      return sendFile(request, reply, isNamedRight ? file : undefined)
    })
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile | undefined): FastifyReply {
    if (!file) throw new CallError('not_found')
    return sendStored(request, reply.headers(PUBLIC_FILE), parts.db, file)
  }

  function get(url: string, answer: (request: FastifyRequest<Params>, reply: FastifyReply) => Promise<unknown>): void {
    app.route<Params>({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        try {
          await answer(request, reply)
        } catch (error) {
          sendRefusal(reply, error, parts)
        }
        return reply
      },
    })
  }
}

async function sendPicture(
  request: FastifyRequest<Params>,
  reply: FastifyReply,
  { files, pictures }: HttpParts,
): Promise<FastifyReply> {
  const { version } = request.params
  const [, name, text] = NAME.exec(request.params.name) ?? []
  const size = text === undefined ? undefined : parseImageSize(text)
  if (name === undefined || (text !== undefined && !size)) throw new CallError('not_found')
  const file = await files.byVersion({ name, version, kind: 'image' })
  if (!file) throw new CallError('not_found')

  const pictureRequest: PictureRequest = { size, format: formatFor(String(request.headers.accept ?? ''), file, size) }
  const etag = `"${version}-${text ?? 'full'}-${pictureRequest.format}"`
  const headers = { ...PUBLIC_FILE, etag, vary: 'accept' }
  if (isKnown(request, etag)) return reply.code(304).headers(headers).send()
  const picture = await pictures.get(file, pictureRequest)
  reply.headers({ ...headers, 'content-type': `image/${pictureRequest.format}`, 'content-length': picture.length })
  return reply.send(request.method === 'HEAD' ? undefined : picture)
}

/**
 * The smallest format that the browser accepts. AVIF takes seconds for a full-size photograph and has no frames here, so only
 * sizes of still pictures get it.
 */
function formatFor(accept: string, { alpha, moving }: StoredFile, size: string | undefined): PictureFormat {
  if (size !== undefined && !moving && accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return alpha ? 'png' : 'jpeg'
}
