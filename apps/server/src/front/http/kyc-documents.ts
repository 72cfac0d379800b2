import { CallError } from '@fairground/contract/envelope'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../ground/net/caller-address.ts'
import { openDocument } from '../../people/kyc/kyc-documents.ts'
import { writeStaffLine } from '../../people/staff/staff-line.ts'
import { admitStaff, doors, staffKeyOf } from './admit.ts'
import type { HttpParts } from './parts.ts'
import { sendRefusal } from './send.ts'
import { PRIVATE_FILE, sendBytes } from './send-file.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Headers of a document: a reviewer's page shows it, and nothing keeps or runs it. */
const DOCUMENT = { ...PRIVATE_FILE, 'cache-control': 'no-store', 'content-disposition': 'inline' } as const

/**
 * `GET /api/staff/kyc/document/{id}`: a decrypted picture for staff; each view is in the staff log before the picture leaves.
 * `GET /api/kyc/document/{id}`: the same for the provider of automatic checks, signed over the path, while the case is under
 * review. For others it is not found.
 */
export function registerKycDocuments(app: FastifyInstance, parts: HttpParts): void {
  const { db, keyring, identityChecks, now } = parts

  const route = (path: string, admit: (id: string, request: Parameters<typeof staffKeyOf>[0]) => Promise<void>) =>
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      try {
        const { id } = request.params
        await admit(id, request)
        const document = ID.test(id) ? await openDocument(db, keyring, id) : undefined
        if (!document) throw new CallError('not_found')
        return sendBytes(reply.headers(DOCUMENT), document)
      } catch (error) {
        sendRefusal(reply, error, parts)
        return reply
      }
    })

  route('/api/staff/kyc/document/:id', async (id, request) => {
    const { ip } = request
    const keyId = await admitStaff(parts, { key: staffKeyOf(request), ip, door: doors.document })
    const line = { at: new Date(now()), keyId, address: networkOf(ip), call: doors.document.name, outcome: 'success' }
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
