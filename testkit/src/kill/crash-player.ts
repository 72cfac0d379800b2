import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { stops } from '@fairground/contract/calls/list'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as pay from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { BetModel } from '@fairground/contract/round'
import type { CallFunction } from '../client.ts'
import { PASSWORD } from '../player.ts'
import { toMinor } from './load-player.ts'
import { type CallCounts, createSteadyClient } from './steady-client.ts'

/** The acknowledged requests of a crash player. */
export interface CrashBook {
  depositedMinor: number
  /** Each acknowledged bet, by its id. */
  bets: Map<string, BetModel>
  /** Each acknowledged stop, by its bet's id. */
  stops: Map<string, BetModel>
  surprises: string[]
}

/** One player of the storm. */
export interface CrashPlayer {
  userId: string
  call: CallFunction
  book: CrashBook
  /** Bets in each round and stops in some, until the signal. */
  play(stop: AbortSignal): Promise<void>
}

const POLL_MS = 40
const DEPOSIT = 1_000
/** Refusals that depend on timing, so they are no faults. */
const OF_THE_MOMENT = ['betting_closed', 'round_open', 'round_finished', 'nothing_to_cash_out']

/** Registers a player; those of different `slot` bet and stop differently. */
export async function newCrashPlayer(url: string, counts: CallCounts, slot: number): Promise<CrashPlayer> {
  const book: CrashBook = { depositedMinor: 0, bets: new Map(), stops: new Map(), surprises: [] }
  const send = createSteadyClient(url, counts, () => undefined)
  const { model, user } = await send(auth.register, {
    account: `crash_${randomUUID().slice(0, 18)}`,
    password: PASSWORD,
  })
  const call: CallFunction = (sentCall, request, options) => send(sentCall, request, { token: model.token, ...options })
  await deposit(call, book)

  /** By slot: a low target, a high target, a manual stop, or none of these. */
  const autoCashOut = [1.1, 2, undefined, undefined][slot % 4]
  const stopsAfterMs = slot % 4 === 2 ? 1_000 + 500 * slot : undefined

  async function act(term: MultiplayerTerm): Promise<void> {
    const lastBet = [...book.bets.values()].at(-1)
    if (term.status === 'NEW' && lastBet?.termId !== term.id) {
      const request = { gameId: 'crash', model: { betAmount: 1.25, ...(autoCashOut && { autoCashOut }) } }
      const bet = (await call(game.bet, request)).model
      book.bets.set(bet.id, bet)
    }
    const isUp =
      term.status === 'RUNNING' && Date.now() - (term.startedAt ?? 0) > (stopsAfterMs ?? Number.POSITIVE_INFINITY)
    if (isUp && lastBet?.termId === term.id && !book.stops.has(lastBet.id))
      book.stops.set(lastBet.id, (await call(stops.crash, { id: lastBet.id })).model)
  }

  return {
    userId: user.userId,
    call,
    book,
    async play(stop) {
      while (!stop.aborted) {
        try {
          await act((await call(multiplayer.term, { gameId: 'crash' })).model)
        } catch (error) {
          const name = error instanceof CallError ? error.errorName : String(error)
          if (!OF_THE_MOMENT.includes(name)) book.surprises.push(`it was refused: ${name}`)
        }
        await pause(POLL_MS)
      }
    },
  }
}

/** Pays money in, and adds it to the book. Repeats what a killed server leaves open. */
export async function deposit(call: CallFunction, book: { depositedMinor: number }): Promise<void> {
  const { model } = await call(pay.recharge, { amount: DEPOSIT, channel: 'sandbox' })
  for (;;) {
    await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }).catch(() => undefined)
    if ((await call(pay.rechargeStatus, { id: model.id })).model.status === 'PAID') break
    await pause(POLL_MS)
  }
  book.depositedMinor += toMinor(DEPOSIT)
}
