import type { AnswerOf, Call, RequestOf } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { errors } from '@fairground/contract/errors.data'
import { findToken, isLeft } from '../kernel/token.ts'
import { findWayOut } from './forced-action.ts'
import { type ErrorMode, react } from './reactions.ts'
import { send } from './transport.ts'

/** The name of the contract's bet. The call itself would bring the schemas of all game calls into the first load. */
const BET = 'game.bet'

/** Waits before a money call goes out again with the same key. */
const RETRY_DELAYS_MS = [400, 1200, 3000]

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
    if (error instanceof CallError && !options.signal?.aborted && !isLate(error, token))
      react(error, mode, description, request)
    throw error
  }
}

/**
 * Whether the refusal belongs to a session that the player has already left: then the site does not ask for a login.
 */
function isLate({ errorName }: CallError, token: string | undefined): boolean {
  return errors[errorName].reaction === 'login' && isLeft(token)
}

/** Makes the call, and once more if the player did what the refusal asked for. A second refusal is final. */
async function insist<C extends Call>(
  description: C,
  request: RequestOf<C>,
  options: CallOptions,
  mode: ErrorMode,
): Promise<AnswerOf<C>> {
  const key = description.movesMoney ? (options.key ?? crypto.randomUUID()) : undefined
  const attempt = () => attempts(() => send(description, request, { key, signal: options.signal }), options, key)
  try {
    return await attempt()
  } catch (error) {
    const wayOut = error instanceof CallError ? findWayOut(error, mode) : undefined
    if (wayOut && (await wayOut())) return attempt()
    throw error
  }
}

async function attempts<Answer>(
  once: () => Promise<Answer>,
  { repeat = 'here', signal }: CallOptions,
  key: string | undefined,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await once()
    } catch (error) {
      const delayMs = key !== undefined && repeat === 'here' ? RETRY_DELAYS_MS[tries] : undefined
      if (delayMs === undefined || signal?.aborted || !isUnsure(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

/** Whether the caller cannot know if the call arrived. */
export function isUnsure(error: unknown): boolean {
  return error instanceof CallError && (error.errorName === 'network_error' || error.errorName === 'unavailable')
}

/**
 * Refuses a bet without a numeric `model.betAmount` in the browser, as a network error (BT-13).
 * @throws CallError network_error
 */
function checkStake(description: Call, request: unknown): void {
  if (description.name !== BET) return
  const amount = (request as { model?: { betAmount?: unknown } }).model?.betAmount
  const numeric =
    (typeof amount === 'number' && Number.isFinite(amount)) ||
    (typeof amount === 'string' && amount.trim() !== '' && Number.isFinite(Number(amount)))
  if (!numeric) throw new CallError('network_error')
}
