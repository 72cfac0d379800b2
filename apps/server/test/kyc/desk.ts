import * as auth from '@fairground/contract/calls/auth'
import * as kyc from '@fairground/contract/calls/kyc'
import * as operator from '@fairground/contract/calls/operator'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import { HEADERS } from '@fairground/contract/headers'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { KycRules } from '@fairground/contract/kyc-rules'
import { newPlayer, type Player, startTestServer, type TestServer, type TestServerOptions } from '@fairground/testkit'
import { expect } from 'vitest'
import { rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { getJurisdiction } from '../../src/operator/jurisdictions/get-jurisdiction.ts'
import { formOf, picture } from '../assets/files.ts'
import { newStaff } from '../staff.ts'

/** What a test's player states. */
export const identity = { name: 'Ana Souza', birthDate: '1990-02-28', country: 'NL' }

/** A server with a reviewer. */
export type KycDesk = TestServer & {
  staff: Awaited<ReturnType<typeof newStaff>>
  /** Two other persons of staff. */
  omar: Awaited<ReturnType<typeof newStaff>>
  ines: Awaited<ReturnType<typeof newStaff>>
  /** Registers a player of a country. */
  playerOf(countryId: string): Promise<Player>
  /** Gives a country a profile with these rules. */
  rule(countryId: string, rules: Partial<KycRules>): Promise<void>
  /** Uploads a picture, by default encrypted at once. @returns its id */
  upload(by: Player, bytes?: Buffer, purpose?: 'kyc' | 'none'): Promise<string>
  /** Submits level 2 with a document and a face. */
  submitAll(by: Player): Promise<void>
  /** The newest case of a player, as a reviewer sees it. */
  caseOf(player: Player): Promise<{ id: string; version: number }>
  approve(player: Player): Promise<void>
}

/** Starts a server for tests of documents. */
export async function openKycDesk(options: TestServerOptions = {}): Promise<KycDesk> {
  const server = await startTestServer({
    rateLimits: { ...rateLimits, upload: { points: 1_000, seconds: 60 } },
    ...options,
  })
  const [staff, omar, ines] = await Promise.all([newStaff(server), newStaff(server, 'omar'), newStaff(server, 'ines')])
  const jurisdictions: Record<string, string> = { '*': 'demo' }

  const desk: KycDesk = {
    ...server,
    ...{ staff, omar, ines },
    async playerOf(countryId) {
      const player = await newPlayer(server)
      await server.parts.db
        .updateTable('account')
        .set({ country_id: countryId })
        .where('id', '=', player.userId)
        .execute()
      const { model } = await server.call(auth.login, {
        account: player.account,
        password: player.password,
      })
      return {
        ...player,
        token: model.token,
        call: (call, request, rest) => server.call(call, request, { token: model.token, ...rest }),
      }
    },
    async rule(countryId, rules) {
      const id = `kyc-${countryId.toLowerCase()}`
      jurisdictions[countryId] = id
      await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id, kyc: rules })
      await staff.call(operator.saveSettings, { settings: { jurisdictions } })
      await expect
        .poll(async () => (await getJurisdiction(server.parts, countryId)).kyc, { interval: 50 })
        .toMatchObject(rules)
    },
    async upload(by, bytes, purpose = 'kyc') {
      const query = purpose === 'kyc' ? '?purpose=kyc' : ''
      const response = await fetch(`${server.url}/api/file/upload${query}`, {
        method: 'POST',
        headers: { auth: by.token },
        body: formOf(bytes ?? (await picture('png', { width: 80, height: 60 }))),
      })
      const { model, message } = (await response.json()) as { model?: { id: string }; message: string }
      if (!model) throw new Error(message)
      return model.id
    },
    async submitAll(by) {
      const documents = [
        { id: await desk.upload(by), kind: 'document' as const },
        { id: await desk.upload(by), kind: 'face' as const },
      ]
      await by.call(kyc.submit, { level: 2, fields: identity, documents })
    },
    async caseOf(player) {
      const { id, version } = await server.parts.db
        .selectFrom('kyc_case')
        .select(['id', 'version'])
        .where('account_id', '=', player.userId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return { id, version }
    },
    async approve(player) {
      await staff.call(staffKyc.approve, { ...(await desk.caseOf(player)) })
    },
  }
  return desk
}

/** Reads a document as staff. */
export const readDocument = (desk: KycDesk, id: string, key = desk.staff.key): Promise<Response> =>
  fetch(`${desk.url}/api/staff/kyc/document/${id}`, { headers: { [HEADERS.staffKey]: key } })
