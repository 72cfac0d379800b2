import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findUpload, type UploadReader } from '../assets/uploads.ts'
import type { Services } from '../services.ts'
import { sendRefusal } from './send.ts'
import { PRIVATE_FILE, sendStored } from './send-file.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const STAFF_KEY = HEADERS.staffKey.toLowerCase()

/** `GET /api/file/{id}`: a player's upload, for the player and for staff. For others it is not found. */
export function registerUploads(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/file/:id', async (request, reply) => {
    try {
      const { id } = request.params
      const reader = await readerOf(request, services)
      const file = ID.test(id) ? await findUpload(services.db, id, reader) : undefined
      if (!file) throw new CallError('not_found')
      return sendStored(request, reply.headers(PRIVATE_FILE), services.db, file)
    } catch (error) {
      sendRefusal(reply, error, services)
      return reply
    }
  })
}

/** @throws CallError not_logged_in, login_expired, insufficient_permissions, too_many_requests */
async function readerOf(request: FastifyRequest, services: Services): Promise<UploadReader> {
  const { staff, limits, sessions } = services
  const { auth, [STAFF_KEY]: key } = request.headers
  if (key !== undefined) {
    if ((await staff.findKeyId(key)) !== undefined) return 'staff'
    await limits.countBadStaffKey(request.ip)
    throw new CallError('insufficient_permissions')
  }
  const session = typeof auth === 'string' ? await sessions.find(auth) : ({ refusal: 'not_logged_in' } as const)
  if ('refusal' in session) {
    await limits.countBadToken(request.ip)
    throw new CallError(session.refusal)
  }
  await limits.countRead(session.accountId)
  sessions.touch(session)
  return session
}
