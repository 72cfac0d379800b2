import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../ground/net/caller-address.ts'
import { openUpload } from '../../operator/assets/uploads.ts'
import { writeStaffLine } from '../../people/staff/staff-line.ts'
import { findAvatar } from '../../talk/profile/avatars.ts'
import { conversationsOfUpload } from '../../talk/support/desk/conversations-of-upload.ts'
import { admitStaff, doors, staffKeyOf } from './admit.ts'
import type { HttpParts } from './parts.ts'
import { sendRefusal } from './send.ts'
import { AVATAR, PRIVATE_FILE, sendBytes, sendStored } from './send-file.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Who reads: a player, or the person of a staff key. */
type Reader = { accountId: string } | { keyId: string }

/**
 * `GET /api/file/{id}`: a player's upload, decrypted, for the player and for staff. For others it is not found. Each fetching by staff is in
 * the staff log before the picture leaves, with the conversations in which it is attached.
 * `GET /api/avatar/{id}`: the picture that a player shows, for everybody.
 */
export function registerUploads(app: FastifyInstance, parts: HttpParts): void {
  app.get<{ Params: { id: string } }>('/api/file/:id', async (request, reply) => {
    try {
      const { id } = request.params
      const reader = await readerOf(request, parts)
      const isStaff = 'keyId' in reader
      const file = ID.test(id) ? await openUpload(parts, id, isStaff ? 'staff' : reader) : undefined
      if (isStaff) await noteReading(parts, { id, keyId: reader.keyId, address: request.ip, isFound: !!file })
      if (!file) throw new CallError('not_found')
      return sendBytes(reply.headers(PRIVATE_FILE), file)
    } catch (error) {
      sendRefusal(reply, error, parts)
      return reply
    }
  })
  app.get<{ Params: { id: string } }>('/api/avatar/:id', async (request, reply) => {
    try {
      const { id } = request.params
      const file = ID.test(id) ? await findAvatar(parts.db, id) : undefined
      if (!file) throw new CallError('not_found')
      return sendStored(request, reply.headers(AVATAR), parts.db, file)
    } catch (error) {
      sendRefusal(reply, error, parts)
      return reply
    }
  })
}

/** @throws CallError not_logged_in, login_expired, insufficient_permissions, too_many_requests */
async function readerOf(request: FastifyRequest, parts: HttpParts): Promise<Reader> {
  const { limits, sessions } = parts
  const { auth } = request.headers
  const key = staffKeyOf(request)
  if (key !== undefined) return { keyId: await admitStaff(parts, { key, ip: request.ip, door: doors.upload }) }
  const session = typeof auth === 'string' ? await sessions.find(auth) : ({ refusal: 'not_logged_in' } as const)
  if ('refusal' in session) {
    await limits.countBadToken(request.ip)
    throw new CallError(session.refusal)
  }
  await limits.countRead(session.accountId)
  sessions.touch(session)
  return session
}

async function noteReading(
  { db, now }: HttpParts,
  { id, keyId, address, isFound }: { id: string; keyId: string; address: string; isFound: boolean },
): Promise<void> {
  const shownFile = ID.test(id) ? { id, conversations: await conversationsOfUpload(db, id) } : { id: null }
  await writeStaffLine(db, {
    ...{ at: new Date(now()), keyId, address: networkOf(address), call: doors.upload.name },
    ...{ outcome: isFound ? 'success' : 'not_found', after: JSON.stringify(shownFile) },
  })
}
