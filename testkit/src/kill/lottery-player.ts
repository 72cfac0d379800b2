import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as auth from '@fairground/contract/calls/auth'
import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel, BetRecord } from '@fairground/contract/round'
import type { CallFunction } from '../client.ts'
import { PASSWORD } from '../player.ts'
import { auditBalance, listRecords } from './crash-audit.ts'
import { deposit } from './crash-player.ts'
import { type CallCounts, createSteadyClient } from './steady-client.ts'

/** Whether a line's payout follows from the seed of its term: the product's verifier, which the storm's caller brings. */
export type IsPaidRight = (proof: Readonly<Record<string, unknown>>) => boolean

/** One player of a storm over the lotteries. */
export interface LotteryPlayer {
  call: CallFunction
  /** Each acknowledged slip, by its id. */
  slips: ReadonlyMap<string, BetModel>
  /** Places slips of one to three lines and takes some back, until the signal. */
  play(stop: AbortSignal): Promise<void>
  /** One sentence a fault, after all terms are settled: what was acknowledged is there, once, and paid by its term's seed. */
  audit(): Promise<string[]>
}

const PAUSE_MS = 60
/** Refusals that depend on timing, so they are no faults. */
const OF_THE_MOMENT = [
  'term_closed',
  'no_round_yet',
  'cancel_closed',
  'cancel_limit',
  'round_finished',
  'too_many_lines',
]

/** Registers a player with money. */
export async function newLotteryPlayer(
  url: string,
  counts: CallCounts,
  isPaidRight: IsPaidRight,
): Promise<LotteryPlayer> {
  const book = { depositedMinor: 0 }
  const slips = new Map<string, BetModel>()
  const cancelledIds = new Set<string>()
  const surprises: string[] = []
  const send = createSteadyClient(url, counts, () => undefined)
  const account = `lottery_${randomUUID().slice(0, 18)}`
  const { model } = await send(auth.register, { account, password: PASSWORD })
  const call: CallFunction = (sentCall, request, options) => send(sentCall, request, { token: model.token, ...options })
  await deposit(call, book)
  const { list: games } = await call(lottery.games)
  const { list: rooms } = await call(chat.rooms)

  async function act(): Promise<void> {
    const { gameId = '', markets = [] } = games[randomInt(games.length)] ?? {}
    const lines = Array.from({ length: 1 + randomInt(3) }, () => {
      const market = markets[randomInt(markets.length)]
      return { market: market?.code ?? '', pick: oneOf(market?.picks.flatMap(({ picks }) => picks) ?? []), stake: 1 }
    })
    const roomId = rooms.find((room) => room.gameId === gameId)?.id
    const slip = (await call(game.bet, { gameId, model: { betAmount: lines.length, lines, roomId } })).model
    slips.set(slip.id, slip)
    if (randomInt(8) > 0) return
    await call(lottery.cancel, { id: slip.id })
    cancelledIds.add(slip.id)
  }

  function faultOf(record: BetRecord): string | undefined {
    const { id, gameId, result, shared, bets = [], winAmount } = record
    if (!slips.has(id)) return `the slip ${id} was never acknowledged`
    if (cancelledIds.has(id))
      return result === 'CANCELLED' ? undefined : `the slip ${id} was taken back and is ${result}`
    if (shared?.void) return result === 'CANCELLED' ? undefined : `${id} of a void term is ${result}`
    if (!shared?.seed) return `the slip ${id} is ${result}, and its term has no seed`
    const { seed, seedHash, salt, number, entropy = '', result: numbers } = shared
    const proof = { gameId, seed, seedHash, salt, number, entropy, edge: record.edge, result: numbers }
    const wrong = bets.filter(
      ({ market, pick, stake, winAmount: payout }) => !isPaidRight({ ...proof, market, pick, stake, payout }),
    )
    if (wrong.length > 0) return `${wrong.length} lines of ${id} are not paid by the seed of their term`
    const sum = bets.reduce((total, line) => total + Math.round(line.winAmount * 100), 0)
    return sum === Math.round(winAmount * 100) ? undefined : `${id} is paid ${winAmount}, its lines make ${sum / 100}`
  }

  return {
    call,
    slips,
    async play(stop) {
      while (!stop.aborted) {
        try {
          await act()
        } catch (error) {
          const name = error instanceof CallError ? error.errorName : String(error)
          if (!OF_THE_MOMENT.includes(name)) surprises.push(`it was refused: ${name}`)
        }
        await pause(PAUSE_MS)
      }
    },
    async audit() {
      const records = await listRecords({ call })
      const recordedIds = new Set(records.map(({ id }) => id))
      return [
        ...surprises,
        ...[...slips.keys()].filter((id) => !recordedIds.has(id)).map((id) => `the acknowledged slip ${id} is lost`),
        ...records.flatMap((record) => faultOf(record) ?? []),
        ...(await auditBalance({ call, book }, records)),
      ]
    },
  }
}

function oneOf(texts: readonly string[]): string {
  return texts[randomInt(texts.length)] ?? ''
}
