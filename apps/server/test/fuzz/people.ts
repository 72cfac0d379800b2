import { randomUUID } from 'node:crypto'
import type { Call } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player, type TestServer } from '@fairground/testkit'
import { newStaff } from '../staff.ts'
import type { Random } from './random.ts'

/** Who makes a request: the headers, and for a player the account. */
export interface Actor {
  name: string
  headers: Record<string, string>
  player: Player | undefined
}

/** Everybody who makes requests. */
export interface People {
  /** One who may make a call, most of the time: a player whom it concerns, where there is one. */
  actorOf(call: Call, random: Random, isConcerned: (player: Player) => boolean): Actor
  /** Every player of now. */
  players(): readonly Player[]
  /** Players whose play may end at any time. */
  spares(): readonly Player[]
  /** Puts a new player in the place of one whose session or play has ended. */
  replace(player: Player): Promise<void>
  /** Renews the player who has been there longest, and the demonstration. */
  renew(): Promise<void>
}

/** What a player of each kind does before the run. */
const KINDS: readonly {
  deposit?: number
  currencyId?: string
  role?: 'operator'
  prepare?(player: Player): Promise<unknown>
}[] = [
  ...Array.from({ length: 4 }, () => ({ deposit: 50_000 })),
  ...Array.from({ length: 4 }, () => ({ deposit: 50_000, role: 'operator' as const })),
  { deposit: 2 },
  {},
  { deposit: 1_000, currencyId: 'IDR' },
  {
    deposit: 1_000,
    prepare: async (player) => {
      await player.call(responsible.setLimit, { kind: 'loss', period: 'day', value: 20 })
      await player.call(responsible.setLimit, { kind: 'wager', period: 'week', value: 100 })
      await player.call(responsible.setLimit, { kind: 'deposit', period: 'month', value: 50 })
    },
  },
  { deposit: 1_000, prepare: (player) => player.call(responsible.timeOut, { hours: 24 }) },
  { deposit: 1_000, prepare: (player) => player.call(responsible.exclude, { days: null }) },
]

/** Number of players whose play may end at any time. */
const SPARES = 5

/** Calls that end a session, or the play of an account: made by spare players. */
const ENDINGS =
  /^(auth\.(logout|sessions|revokeSession|changePassword|resetPassword)|authenticator\.|responsible\.(timeOut|exclude|setLimit)|wallets\.setCurrency)/

/** Registers everybody of a run. */
export async function gatherPeople(server: TestServer): Promise<People> {
  const staff = await newStaff(server)
  const open = async (kind: number) => {
    const { prepare, role, ...options } = KINDS[kind] ?? { deposit: 1_000 }
    // An address, so that codes by e-mail have a recipient.
    const player = await newPlayer(server, { ...options, account: `fuzz-${randomUUID().slice(0, 12)}@example.com` })
    await player.call(auth.acceptTerms, { version: 1 })
    await makeOld(server, player)
    if (role) await staff.call(staffChat.setChatRole, { userId: player.userId, role })
    await prepare?.(player)
    return player
  }
  const visit = async () => (await server.call(game.play, { gameId: 'mines', demo: true })).model.demoToken ?? ''
  const players = await Promise.all(KINDS.map((_, kind) => open(kind)))
  const spares = await Promise.all(Array.from({ length: SPARES }, () => open(-1)))
  const keys = [staff.key, (await newStaff(server, 'second')).key]
  let visitor = await visit()
  let oldest = 0

  const byPlayer = (player: Player): Actor => ({ name: player.account, headers: { auth: player.token }, player })
  const NOBODY: Actor = { name: 'nobody', headers: {}, player: undefined }

  return {
    actorOf(call, random, isConcerned) {
      if (random.chance(0.01)) return NOBODY
      if (call.access === 'provider') return NOBODY
      if (call.access === 'staff') {
        const at = random.below(keys.length)
        return { name: `staff ${at}`, headers: { [HEADERS.staffKey]: keys[at] ?? '' }, player: undefined }
      }
      if (call.access === 'anyone' && random.chance(0.15)) return NOBODY
      if ((call.keyed || call.access === 'anyone') && random.chance(0.08)) {
        return { name: 'visitor', headers: { [HEADERS.demo]: visitor }, player: undefined }
      }
      const list = ENDINGS.test(call.name) ? spares : players
      const concerned = random.chance(0.85) ? list.filter(isConcerned) : []
      return byPlayer(random.pick(concerned.length > 0 ? concerned : list))
    },
    players: () => players,
    spares: () => spares,
    async replace(player) {
      const [list, at] = players.includes(player)
        ? [players, players.indexOf(player)]
        : [spares, spares.indexOf(player)]
      if (at >= 0) list[at] = await open(list === players ? at : -1)
    },
    async renew() {
      const at = oldest++ % players.length
      players[at] = await open(at)
      visitor = await visit()
    },
  }
}

/** Makes an account one that rooms of the chat let write: days old, with a proved address. */
async function makeOld({ parts: { db, now } }: TestServer, { userId }: Player): Promise<void> {
  const createdAt = new Date(now() - 3 * 24 * 60 * 60_000)
  await db.updateTable('account').set({ created_at: createdAt, email_checked: true }).where('id', '=', userId).execute()
}
