import { setTimeout as pause } from 'node:timers/promises'
import * as operator from '@fairground/contract/calls/operator'
import * as switches from '@fairground/contract/calls/switches'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { Switch } from '@fairground/contract/switches'
import { lotteries } from '@fairground/games/lottery'
import { multiplayerGames } from '@fairground/games/multiplayer'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { type RateLimitTable, rateLimits } from '../../src/ground/call/rate-limits.data.ts'
import { createLog } from '../../src/ground/log.ts'
import { openText } from '../../src/ground/messages/outbox.ts'
import { picture } from '../assets/files.ts'
import { noLimits } from '../no-limits.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { createMemory, type Memory, type Row, rowsOf } from './memory.ts'
import { type Actor, gatherPeople, type People } from './people.ts'
import { unlessRefused } from './unless-refused.ts'

/** The key of sealed calls. */
export const SITE_KEY = 'an-operator-key!'

/** The standard limits of calls, so narrow that the few requests of a run reach them. */
const narrowLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, { points, seconds }]) => [name, { points: Math.ceil(points / 50), seconds }]),
) as unknown as RateLimitTable

/** What a run happens to: a server without limits of calls, another one with them, and everybody. */
export interface World {
  server: Cashier
  /** A second server on the same database, with narrow limits of calls, behind a proxy that it trusts. */
  strict: TestServer
  people: People
  memory: Memory
  /** The newest code to each account. */
  codes: Map<string, string>
  file: Buffer
  /** Lines that the servers logged as errors. */
  errorLines: string[]
  /** Takes up what an answer of status 0 has changed, and undoes what would end the play of others. */
  accepted(name: string, actor: Actor, fields: Row, answer: Row, text: string): Promise<void>
  stop(): Promise<void>
}

/** Errors that operators must see, and that a run causes: a provider's message about another amount or currency. */
const EXPECTED_LINES = /"msg":"deposit mismatch"/

/** One round of each game that takes bets for the whole run. */
const STANDING = { bettingMs: 3_600_000, termMs: 3_600_000 }

/**
 * Starts the servers of a run and registers everybody.
 * @param isQuiet whether nothing but calls works: no jobs, and rounds that were opened before
 */
export async function openWorld({ isQuiet = false } = {}): Promise<World> {
  const errorLines: string[] = []
  const log = createLog('error', { write: (line: string) => void (EXPECTED_LINES.test(line) || errorLines.push(line)) })
  const settings = {
    siteKey: SITE_KEY,
    smsConfig: { enableForgetPassword: true, enableRegister: false, enableWithdraw: false },
    withdrawWagerPercent: 0,
    termsVersion: 1,
  }
  const pace = {
    bettingMs: 1_500,
    endMs: 200,
    settleAfterMs: 200,
    termMs: 6_000,
    closedMs: 500,
    ...(isQuiet && STANDING),
  }
  const environment = { DOCUMENT_KEY: 'c'.repeat(64) }
  const server = await openCashier(environment, { rateLimits: noLimits, settings, pace, log })
  const { databaseUrl } = server
  const strict = await startTestServer({
    databaseUrl,
    settings,
    log,
    rateLimits: narrowLimits,
    environment: { ...environment, TRUST_PROXY: '1' },
  })
  const people = await gatherPeople(server)
  if (isQuiet) {
    await untilRoundsOpen(server)
    for (const each of [server, strict]) await each.stopJobs()
  }
  const staff = await newStaff(server)
  const { list: games } = await staff.call(operator.listGames)
  const memory = createMemory()
  const codes = new Map<string, string>()

  /** What follows each call that was accepted; most need nothing. */
  const after: Readonly<Record<string, (fields: Row, answer: Row, actor: Actor) => Promise<unknown>>> = {
    'staff.saveSettings': (_, { set }) =>
      staff.call(operator.saveSettings, {
        settings: Object.fromEntries((set as string[]).map((name) => [name, null])),
      }),
    // A broken request may have changed another one than its sound fields name.
    'staff.setSwitch': (_, { model }) => {
      const { kind, id } = model as Switch
      return staff.call(switches.setSwitch, { kind, id, off: false, reason: 'on again' })
    },
    'staff.saveGame': async (_, { model }) => {
      const { gameId } = model as Row
      const settings = games.find((game) => game.gameId === gameId)
      if (!settings) return
      const { enabled, edge, limits } = settings
      for (const limit of limits) await staff.call(operator.saveGame, { gameId: settings.gameId, ...limit })
      await staff.call(operator.saveGame, { gameId: settings.gameId, enabled, edge })
    },
    'staff.saveJurisdiction': () => staff.call(operator.saveJurisdiction, demoJurisdiction),
    'auth.sendCode': async ({ account }) => {
      const row = await server.parts.db
        .selectFrom('message')
        .select(['id', 'subject', 'body'])
        .where('recipient', '=', String(account))
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      const code = row && /\b\d{6}\b/.exec(openText(server.parts.keyring, row).body)?.[0]
      if (code) codes.set(String(account), code)
    },
    'auth.changePassword': async ({ newPassword }, _, { player }) => {
      if (player) player.password = String(newPassword)
    },
    'auth.resetPassword': async ({ account }) => {
      const player = people.spares().find((spare) => spare.account === account)
      if (player) await people.replace(player)
    },
    'auth.logout': async (_, __, { player }) => player && people.replace(player),
    'auth.revokeSession': async (_, __, { player }) => player && people.replace(player),
    'staff.kycRefuse': async ({ id }) => {
      const accountId = memory.rows('staff.kycList').find((row) => row.id === id)?.accountId
      const player = people.players().find(({ userId }) => userId === accountId)
      if (player) memory.note(player.account, 'refused', [{ id }], '')
    },
    'responsible.exclude': async (_, __, { player }) => player && people.replace(player),
  }

  return {
    ...{ server, strict, people, memory, codes, errorLines },
    file: await picture('png', { width: 40, height: 30 }),
    async accepted(name, actor, fields, answer, text) {
      memory.note(actor.name, name, rowsOf(answer), text)
      if (name === 'game.bet') {
        const bet = answer.model as Row
        memory.note(actor.name, lotteries.some(({ id }) => id === bet.gameId) ? 'slip' : `bet ${bet.gameId}`, [bet], '')
      }
      if (name === 'pay.recharge') {
        const order = { ...(answer.model as Row), amount: fields.amount, owner: actor.player?.userId }
        memory.note(actor.name, 'order', [order], '')
      }
      await unlessRefused(() => after[name]?.(fields, answer, actor))
    },
    async stop() {
      await strict.stop()
      await server.stop()
    },
  }
}

/** Waits until each game that draws or flies takes bets. */
async function untilRoundsOpen({ parts: { db } }: TestServer): Promise<void> {
  const games = new Set([...multiplayerGames, ...lotteries].map(({ id }) => id))
  while (games.size > 0) {
    const rows = await db.selectFrom('multiplayer_round').select('game_id').distinct().execute()
    for (const { game_id } of rows) games.delete(game_id)
    await pause(20)
  }
}
