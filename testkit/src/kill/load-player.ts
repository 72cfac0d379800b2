import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import type { CallFunction } from '../client.ts'
import { PASSWORD } from '../player.ts'
import { type Acknowledgement, type CallCounts, createSteadyClient } from './steady-client.ts'

/** The acknowledged requests of a player. Amounts in hundredths. */
export interface Book {
  deposits: Map<string, number>
  /** The amount of each acknowledged withdrawal. */
  withdrawals: Map<string, number>
  /** Each acknowledged bet with its newest answer, by round id. */
  rounds: Map<string, BetModel>
  /** The last requests that moved money, with their answers. */
  acknowledgements: Acknowledgement[]
  /** Unexpected refusals and answers. */
  surprises: string[]
}

/** One player of the load. */
export interface LoadPlayer {
  userId: string
  call: CallFunction
  book: Book
  /** Plays until the signal; it may stop in the middle of a round. */
  play(stop: AbortSignal): Promise<void>
}

const DEPOSIT = 500
/** High enough that a dozen rounds stake a deposit, which a withdrawal needs. */
const STAKE = 50
const WITHDRAWAL = 7
const WITHDRAW_EVERY = 5
const DEPOSIT_EVERY = 12
/** Limits that never refuse a bet of the load: they are there to be counted and changed. */
const ROOMY = 1_000_000
const LIMIT_EVERY = 3
const REMEMBERED = 50
const POLL_MS = 30
/** Refusals of a withdrawal that are no faults. */
const NOT_YET: readonly string[] = ['withdraw_info', 'withdraw_above_balance']
const TILES = 25

/** Money of an answer in hundredths. */
export const toMinor = (amount: number): number => Math.round(amount * 100)

/** Registers a player that deposits through the checkout page and plays mines. */
export async function newLoadPlayer(url: string, counts: CallCounts): Promise<LoadPlayer> {
  const book: Book = {
    deposits: new Map(),
    withdrawals: new Map(),
    rounds: new Map(),
    acknowledgements: [],
    surprises: [],
  }
  const send = createSteadyClient(url, counts, (acknowledgement) => {
    // A release of all holds is not repeatable: a later one may find more holds.
    if (acknowledgement.call.name === game.finishAllMyHold.name) return
    // A withdrawal goes on after its answer: the audit looks at its end.
    if (acknowledgement.call.name === withdraw.withdraw.name) return
    book.acknowledgements.push(acknowledgement)
    if (book.acknowledgements.length > REMEMBERED) book.acknowledgements.shift()
  })
  const { model, user } = await send(auth.register, {
    account: `storm_${randomUUID().slice(0, 18)}`,
    password: PASSWORD,
  })
  const call: CallFunction = (sentCall, request, options) => send(sentCall, request, { token: model.token, ...options })
  await deposit(call, book)

  return {
    userId: user.userId,
    call,
    book,
    async play(stop) {
      while (!stop.aborted) {
        try {
          if (book.rounds.size % DEPOSIT_EVERY === DEPOSIT_EVERY - 1) await deposit(call, book)
          if (book.rounds.size % WITHDRAW_EVERY === WITHDRAW_EVERY - 1) await takeOut(call, book, user.userId)
          if (book.rounds.size % LIMIT_EVERY === 0) await changeLimit(call, book)
          await playRound(call, book, stop)
        } catch (error) {
          book.surprises.push(`it was refused: ${error instanceof CallError ? error.errorName : String(error)}`)
          return
        }
      }
    },
  }
}

/** Deposits through the checkout page, and repeats until the money has arrived. */
async function deposit(call: CallFunction, book: Book): Promise<void> {
  const { model } = await call(pay.recharge, { amount: DEPOSIT, channel: 'sandbox' })
  for (;;) {
    await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }).catch(() => undefined)
    const { status } = (await call(pay.rechargeStatus, { id: model.id })).model
    if (status === 'PAID') break
    if (status !== 'NEW') book.surprises.push(`a deposit is ${status}`)
    await pause(POLL_MS)
  }
  book.deposits.set(model.id, toMinor(DEPOSIT))
}

/** Withdraws a little, every third time to a place that the bank declines. Deposits that are not staked yet refuse it. */
async function takeOut(call: CallFunction, book: Book, userId: string): Promise<void> {
  const destination = book.rounds.size % 3 === 0 ? 'sandbox:decline' : `sandbox:${userId.slice(0, 40)}`
  try {
    const { model } = await call(withdraw.withdraw, { amount: WITHDRAWAL, channel: 'sandbox-out', destination })
    book.withdrawals.set(model.id, toMinor(WITHDRAWAL))
  } catch (error) {
    if (!(error instanceof CallError) || !NOT_YET.includes(error.errorName)) throw error
  }
}

/** Makes the player's limits tighter, so that money is counted from the first round on, and decisions meet changed limits. */
async function changeLimit(call: CallFunction, book: Book): Promise<void> {
  const kind = book.rounds.size % 2 === 0 ? 'loss' : 'wager'
  const value = ROOMY - book.rounds.size
  const { model } = await call(responsible.setLimit, { kind, period: 'day', value })
  if (model.value !== value) book.surprises.push(`a limit of ${value} is ${model.value}`)
}

/** One round of 1 to 4 tiles; the first tile and the number of mines differ from round to round. */
async function playRound(call: CallFunction, book: Book, stop: AbortSignal): Promise<void> {
  const turn = book.rounds.size
  const note = ({ model }: { model: BetModel }) => {
    book.rounds.set(model.id, model)
    return model
  }
  let round = note(await call(game.bet, { gameId: 'mines', model: { betAmount: STAKE, mines: 1 + (turn % 5) } }))
  if (round.round.nonce !== turn) book.surprises.push(`bet ${turn} got the nonce ${round.round.nonce}`)
  for (let i = 0; i <= turn % 4 && round.result === 'PENDING'; i++) {
    if (stop.aborted) return
    round = note(await call(steps.mines.play, { id: round.id, tile: (turn * 7 + i) % TILES }))
  }
  if (round.result === 'PENDING') round = note(await call(steps.mines.cashOut, { id: round.id }))
  if (turn % 3 === 0) await call(game.finishAllMyHold)
}
