import type { AnswerOf, Call, RequestOf } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { errors } from '@fairground/contract/errors.data'
import { findToken, isLeft } from '../kernel/token.ts'
import { sendUntilCertain, type WaitAfterLoss } from './certainty.ts'
import { findWayOut } from './forced-action.ts'
import { type ErrorMode, react } from './reactions.ts'
import { send } from './transport.ts'

/** The options of a call. */
export interface CallOptions {
  /** Which refusals the caller shows itself (`reactions.ts`). */
  errors?: ErrorMode
  /**
   * The idempotency key of a money call; the caller reuses it to repeat the same wish. Without one the call makes its
   * own.
   */
  key?: string
  /** Who repeats a money call whose answer was lost: `here` (at most three times), or the caller. */
  repeat?: 'here' | 'caller'
  signal?: AbortSignal
}

/**
 * Makes a call of the contract and returns its parsed answer. A money call carries an idempotency key. When the network
 * fails, the same key goes out again, so that a lost answer never costs a second stake. Where the player can resolve a
 * refusal at once (new terms, a code), this asks the player and makes the call once more.
 * @throws CallError for a refusal, after the reaction table has handled it
 */
export async function call<C extends Call>(
  description: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const mode = options.errors ?? 'react'
  const token = findToken()
  try {
    checkStake(description, request)
    return await insist(description, request, options, mode)
  } catch (error) {
    // For a session that the player has already left, the site does not ask for a login.
    const isShown = error instanceof CallError && !options.signal?.aborted
    if (isShown && (errors[error.errorName].reaction !== 'login' || !isLeft(token)))
      react(error, mode, description, request)
    throw error
  }
}

/** Makes the call, and once more if the player did what the refusal asked for. A second refusal is final. */
async function insist<C extends Call>(
  description: C,
  request: RequestOf<C>,
  options: CallOptions,
  mode: ErrorMode,
): Promise<AnswerOf<C>> {
  const key = description.movesMoney ? (options.key ?? crypto.randomUUID()) : undefined
  const { signal, repeat } = options
  const once = () => send(description, request, { key, signal })
  // A player who waits for the answer waits for three repeats. Who asks a crowded server again makes it worse.
  const wait: WaitAfterLoss = async (lossCount, error) => {
    if (lossCount > 3 || signal?.aborted || error.errorName === 'too_many_requests') throw error
    return new Promise((resolve) => setTimeout(resolve, 400 * lossCount ** 2))
  }
  const attempt = () => (key && repeat !== 'caller' ? sendUntilCertain(once, wait) : once())
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof CallError && (await findWayOut(error, mode)?.())) return attempt()
    throw error
  }
}

/**
 * Refuses a bet without a numeric `model.betAmount` in the browser, as a network error (BT-13).
 * @throws CallError network_error
 */
function checkStake(description: Call, request: unknown): void {
  // The call itself would bring the schemas of all game calls into the first load.
  if (description.name !== 'game.bet') return
  const amount = (request as { model?: { betAmount?: unknown } }).model?.betAmount
  const number = typeof amount === 'string' && amount.trim() ? Number(amount) : amount
  if (!Number.isFinite(number)) throw new CallError('network_error')
}
