import { CallError } from '@fairground/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** The one field that carries the file. */
const FIELD = 'file'
/** What a form may weigh beside its file. */
const FORM_BYTES = 16 * 1024

/** The parser's word for a form that is too much: by its codes. */
const TOO_MANY = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'])

/**
 * Reads a form with exactly one file, in the field `file`.
 * @param mostBytes of the file
 * @throws CallError file_missing, file_too_large, invalid_request (another form), unsupported_media_type (no form)
 */
export async function readSentFile(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new CallError('unsupported_media_type')
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + FORM_BYTES) throw tooLarge(mostBytes)
  try {
    const file = await readOnly(request, mostBytes)
    if (file.length === 0) throw new CallError('file_missing')
    return file
  } catch (error) {
    throw refusalOf(error, mostBytes)
  } finally {
    // Whatever is still on its way is let go by unread, so that the answer is heard.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function readOnly(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 }
  let file: Buffer | undefined
  for await (const part of request.parts({ limits })) {
    if (!isFile(part) || part.fieldname !== FIELD) throw malformed(`One file in the field "${FIELD}", nothing else`)
    file = await part.toBuffer()
  }
  if (!file) throw new CallError('file_missing')
  return file
}

function isFile(part: { type: string }): part is MultipartFile {
  return part.type === 'file'
}

/** Everything else that the parser finds is a form that is broken, cut short, or none. */
function refusalOf(error: unknown, mostBytes: number): CallError {
  if (error instanceof CallError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(mostBytes)
  if (TOO_MANY.has(code)) return malformed(`One file in the field "${FIELD}", nothing else`)
  return malformed('Not a well-formed form')
}

function malformed(message: string): CallError {
  return new CallError('invalid_request', undefined, [{ path: FIELD, message }])
}

function tooLarge(mostBytes: number): CallError {
  return new CallError('file_too_large', { limit: mostBytes })
}
