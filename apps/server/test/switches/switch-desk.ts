import * as operator from '@fairground/contract/calls/operator'
import * as calls from '@fairground/contract/calls/switches'
import { HEADERS } from '@fairground/contract/headers'
import { MONEY_GUARDS } from '@fairground/contract/money-guards.data'
import { SWITCH_KINDS, type Switch, type SwitchKind } from '@fairground/contract/switches'
import type { CallOptions, Player, TestServer } from '@fairground/testkit'
import { expect, vi } from 'vitest'
import { newStaff, staffKeyOf } from '../staff.ts'

/** The kinds of switches with their line of the table of guards: what they refuse, and whether bets are among it. */
export const SWITCHES = SWITCH_KINDS.map((kind) => {
  const guard = MONEY_GUARDS.find(({ name }) => name === kind)
  const [refusal] = Object.values(guard?.holdsOn ?? {})
  if (!guard || !refusal) throw new Error(`the switch of a ${kind} guards nothing`)
  return { kind, refusal, stopsBets: guard.holdsOn.bet !== undefined }
})

/** The country whose players the tests switch off by their jurisdiction. */
const COUNTRY = 'NL'
/** The jurisdiction of `COUNTRY`. */
export const JURISDICTION = 'lowlands'

/** Adds the jurisdiction of the tests, which allows everything, and waits until the servers have it. */
export async function addJurisdiction(servers: readonly TestServer[]): Promise<void> {
  const [server] = servers
  if (!server) throw new Error('no server')
  const staff = await newStaff(server)
  const demo = (await staff.call(operator.listJurisdictions)).list.find(({ id }) => id === 'demo')
  if (!demo) throw new Error('no jurisdiction')
  await staff.call(operator.saveJurisdiction, { ...demo, id: JURISDICTION })
  await staff.call(operator.saveSettings, { settings: { jurisdictions: { '*': 'demo', [COUNTRY]: JURISDICTION } } })
  for (const { parts } of servers)
    await vi.waitFor(
      async () => {
        expect((await parts.readSettings()).jurisdictions[COUNTRY]).toBe(JURISDICTION)
        expect((await parts.readSite()).jurisdictions.has(JURISDICTION)).toBe(true)
      },
      { timeout: 30_000, interval: 50 },
    )
}

/** Moves players to the jurisdiction of the tests. */
export async function moveToJurisdiction({ parts }: TestServer, players: readonly Player[]): Promise<void> {
  const ids = players.map(({ userId }) => String(userId))
  await parts.db.updateTable('account').set({ country_id: COUNTRY }).where('id', 'in', ids).execute()
}

/** Turns a switch as staff does. */
export async function turn(
  server: TestServer,
  kind: SwitchKind,
  id: string,
  to: 'off' | 'on',
  reason = 'a test',
): Promise<Switch> {
  const headers = { [HEADERS.staffKey]: await staffKeyOf(server, 'ana') }
  return (await server.call(calls.setSwitch, { kind, id, off: to === 'off', reason }, { headers })).model
}

/** The id of the version of a game's settings that is in force. */
export async function versionOf({ parts }: TestServer, gameId: string): Promise<string> {
  const { version } = await parts.db
    .selectFrom('game')
    .select('version')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  return `${gameId}:${version}`
}

/** The same player at another server of the database. */
export function atServer(server: TestServer, player: Player): Player {
  return {
    ...player,
    call: (call, request, options: CallOptions = {}) => server.call(call, request, { token: player.token, ...options }),
  }
}
