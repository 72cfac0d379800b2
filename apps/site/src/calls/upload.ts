import * as file from '@fairground/contract/calls/file'
import { CallError, readRefusal, refusalSchema } from '@fairground/contract/envelope'
import { callHeaders } from './headers.ts'

/** A picture that the server has accepted. */
export interface UploadedPicture {
  id: string
  /** Bytes on the server. */
  bytes: number
}

const PATH = file.upload.paths[0] ?? ''

/**
 * Uploads a picture of a document, which the server encrypts. It is no `call`, since `fetch` reports no progress.
 * @param onProgress gets the sent part, from 0 to 1
 * @throws CallError
 */
export const uploadDocument = (
  picture: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPicture> => upload(`${PATH}?purpose=kyc`, picture, { onProgress, signal })

/** Uploads a picture that its player and staff may see. @throws CallError */
export const uploadPicture = (picture: Blob, signal: AbortSignal): Promise<UploadedPicture> =>
  upload(PATH, picture, { onProgress: () => undefined, signal })

/** Uploads a picture that everybody sees as the player's. @throws CallError */
export const uploadAvatar = (picture: Blob): Promise<UploadedPicture> =>
  upload(`${PATH}?purpose=avatar`, picture, { onProgress: () => undefined, signal: new AbortController().signal })

/** Whoever follows an upload, and can end it. */
interface Watch {
  onProgress: (part: number) => void
  signal: AbortSignal
}

async function upload(address: string, picture: Blob, watch: Watch): Promise<UploadedPicture> {
  const headers = await callHeaders(PATH)
  const form = new FormData()
  form.append('file', picture, 'picture')
  const body = await send(address, { form, headers }, watch)
  const answer = file.upload.answer.safeParse(body)
  if (answer.success) return { id: answer.data.model.id, bytes: answer.data.model.bytes }
  const refusal = refusalSchema.safeParse(body)
  throw refusal.success && refusal.data.status !== 0 ? readRefusal(refusal.data) : new CallError('network_error')
}

function send(
  address: string,
  { form, headers }: { form: FormData; headers: Record<string, string> },
  { onProgress, signal }: Watch,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new CallError('network_error'))
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request.response)
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
