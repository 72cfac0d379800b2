import { setTimeout as delay } from 'node:timers/promises'
import { CallError } from '@fairground/contract/envelope'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** The form field of the file. */
const FIELD = 'file'
/** Most bytes of a form beside its file. */
const FORM_BYTES = 16 * 1024

/** Least average rate of an upload, checked every LOOK_S seconds. */
const LEAST_BYTES_PER_S = 8 * 1024
const LOOK_S = 5

/** The parser's codes for too many parts. */
const TOO_MANY = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'])

/**
 * Reads the file of a form with exactly one file, in the field `file`.
 * @param mostBytes of the file
 * @throws CallError file_missing, file_too_large, invalid_request (another form), unsupported_media_type (no form)
 */
export async function readUploadedFile(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new CallError('unsupported_media_type')
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + FORM_BYTES) throw tooLarge(mostBytes)
  const endOfReading = new AbortController()
  try {
    const file = await Promise.race([readOnly(request, mostBytes), slowness(request, endOfReading.signal)])
    if (file.length === 0) throw new CallError('file_missing')
    return file
  } catch (error) {
    throw refusalOf(error, mostBytes)
  } finally {
    endOfReading.abort()
    // The rest of the body is discarded, so that the client reads the answer.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** Rejects when the upload is too slow: it would occupy the memory for other uploads. */
async function slowness({ raw }: FastifyRequest, endSignal: AbortSignal): Promise<never> {
  const before = raw.socket.bytesRead
  for (let seconds = LOOK_S; ; seconds += LOOK_S) {
    await delay(LOOK_S * 1000, undefined, { signal: endSignal })
    if (raw.socket.bytesRead - before < seconds * LEAST_BYTES_PER_S) throw malformedForm('Sent too slowly')
  }
}

async function readOnly(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 }
  let file: Buffer | undefined
  for await (const part of request.parts({ limits })) {
    if (!isFile(part) || part.fieldname !== FIELD) throw malformedForm(`One file in the field "${FIELD}", nothing else`)
    file = await part.toBuffer()
  }
  if (!file) throw new CallError('file_missing')
  return file
}

function isFile(part: { type: string }): part is MultipartFile {
  return part.type === 'file'
}

/** Converts the parser's error. Unknown codes mean a broken or truncated form. */
function refusalOf(error: unknown, mostBytes: number): CallError {
  if (error instanceof CallError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(mostBytes)
  if (TOO_MANY.has(code)) return malformedForm(`One file in the field "${FIELD}", nothing else`)
  return malformedForm('Not a well-formed form')
}

function malformedForm(message: string): CallError {
  return new CallError('invalid_request', undefined, [{ path: FIELD, message }])
}

function tooLarge(mostBytes: number): CallError {
  return new CallError('file_too_large', { limit: mostBytes })
}
