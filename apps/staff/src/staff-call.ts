import { type AnswerOf, addressOf, bodyOf, type Call, type RequestOf } from '@fairground/contract/call'
import * as staff from '@fairground/contract/calls/staff'
import { CallError, readRefusal, refusalSchema, successSchema } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { currentSession, signOut } from './session.ts'

const TIMEOUT_MS = 30_000

/** A call of staff. */
export type StaffCall = Call<Call['request'], Call['answer'], 'staff'>

/**
 * Makes a call of staff with a key, and reads its answer by the contract.
 * @throws CallError the refusal; network_error when no answer came
 */
export async function callWithKey<C extends StaffCall>(
  call: C,
  request: RequestOf<C>,
  key: string,
): Promise<AnswerOf<C>> {
  const fields = request as Record<string, unknown>
  const { response, body } = await exchange(addressOf(call, fields), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [HEADERS.staffKey]: key },
    body: JSON.stringify(bodyOf(call, fields)),
  })
  if (!successSchema.safeParse(body).success || !response.ok) throw refusalOf(body)
  const answer = call.answer.safeParse(body)
  if (answer.success) return answer.data as AnswerOf<C>
  console.error('answer does not fit the contract', call.name, answer.error.issues)
  throw new CallError('internal_error')
}

/**
 * The same with the key of the session, which ends when the server does not know the key any more. A refusal alone does not tell
 * that from a key that is not for this call: the server is asked who it is.
 */
export async function staffCall<C extends StaffCall>(call: C, request: RequestOf<C>): Promise<AnswerOf<C>> {
  const { key } = currentSession()
  try {
    return await callWithKey(call, request, key)
  } catch (error) {
    if (!isWrongKey(error) || currentSession().key !== key) throw error
    if (call.name === staff.whoAmI.name) signOut('ended')
    else await staffCall(staff.whoAmI, {}).catch(() => undefined)
    throw error
  }
}

/** Fetches the picture of a document. @throws CallError as `callWithKey` */
export const fetchDocument = (id: string): Promise<Blob> => fetchPicture(`/api/staff/kyc/document/${id}`)

/** Fetches a picture that a player has uploaded. @throws CallError as `callWithKey` */
export const fetchUpload = (id: string): Promise<Blob> => fetchPicture(`/api/file/${id}`)

async function fetchPicture(path: string): Promise<Blob> {
  const headers = { [HEADERS.staffKey]: currentSession().key }
  const response = await send(path, { headers })
  const isPicture = response.headers.get('content-type')?.startsWith('image/') === true
  if (response.ok && isPicture) return await response.blob()
  throw refusalOf(await response.json().catch(() => undefined))
}

/** Whether the server refused the key. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof CallError && error.errorName === 'insufficient_permissions'
}

async function exchange(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  const response = await send(url, init)
  return { response, body: await response.json().catch(() => undefined) }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const options: RequestInit = {
    ...init,
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  try {
    return await fetch(url, options)
  } catch {
    throw new CallError('network_error')
  }
}

function refusalOf(body: unknown): CallError {
  const refusal = refusalSchema.safeParse(body)
  return refusal.success && refusal.data.status !== 0 ? readRefusal(refusal.data) : new CallError('network_error')
}
