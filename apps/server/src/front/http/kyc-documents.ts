import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../app/services.ts'
import { networkOf } from '../../ground/net/caller-address.ts'
import { openDocument } from '../../people/kyc/kyc-documents.ts'
import { writeStaffLine } from '../../people/staff/staff-line.ts'
import { staffKeyOf } from './admit.ts'
import { sendRefusal } from './send.ts'
import { PRIVATE_FILE } from './send-file.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Headers of a document: a reviewer's page shows it, and nothing keeps or runs it. */
const DOCUMENT = { ...PRIVATE_FILE, 'cache-control': 'no-store', 'content-disposition': 'inline' } as const

/**
 * `GET /api/staff/kyc/document/{id}`: a decrypted picture for staff; each view is in the staff log before the picture leaves.
 * `GET /api/kyc/document/{id}`: the same for the provider of automatic checks, signed over the path, while the case is under
 * review. For others it is not found.
 */
export function registerKycDocuments(app: FastifyInstance, services: Services): void {
  const { db, keyring, staff, limits, identityChecks, now } = services

  const route = (path: string, admit: (id: string, request: Parameters<typeof staffKeyOf>[0]) => Promise<void>) =>
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      try {
        const { id } = request.params
        await admit(id, request)
        const document = ID.test(id) ? await openDocument(db, keyring, id) : undefined
        if (!document) throw new CallError('not_found')
        return sendPicture(reply, document)
      } catch (error) {
        sendRefusal(reply, error, services)
        return reply
      }
    })

  route('/api/staff/kyc/document/:id', async (id, request) => {
    const ip = networkOf(request.ip)
    const keyId = await staff.findKeyId(staffKeyOf(request))
    if (keyId === undefined) {
      await limits.countBadStaffKey(ip)
      throw new CallError('insufficient_permissions')
    }
    const line = { at: new Date(now()), keyId, address: ip, call: 'staff.kycDocument', outcome: 'success' }
    await writeStaffLine(db, { ...line, after: JSON.stringify({ id: ID.test(id) ? id : null }) })
  })

  route('/api/kyc/document/:id', async (id, request) => {
    const { provider } = identityChecks
    if (!provider || !ID.test(id)) throw new CallError('not_found')
    provider.verify({ headers: request.headers, content: `/api/kyc/document/${id}`, receivedAtMs: now() })
    const openCase = await db
      .selectFrom('kyc_document')
      .innerJoin('kyc_case', 'kyc_case.id', 'kyc_document.case_id')
      .select('kyc_case.id')
      .where('kyc_document.id', '=', id)
      .where('state', '=', 'REVIEW')
      .executeTakeFirst()
    if (!openCase) throw new CallError('not_found')
  })
}

function sendPicture(reply: FastifyReply, { mime, bytes }: { mime: string; bytes: Buffer }): FastifyReply {
  return reply.headers({ ...DOCUMENT, 'content-type': mime, 'content-length': bytes.length }).send(bytes)
}
