import type { ErrorParams, User } from '@fairground/contract'

/** How much of what has to be wagered before a withdrawal is done, in the currency's units. */
export interface WagerProgress {
  needed: number
  done: number
  left: number
}

/** What a refusal may call the two amounts. */
const NEEDED = ['needed', 'required', 'depositForWithdraw', 'amount']
const DONE = ['done', 'wagered', 'cumulativeBetAmount']

/**
 * The progress by the numbers of a refusal, else by those of the user (WA-06); `undefined` when neither says what is
 * needed. Never less than nothing is left, and never more is done than needed.
 */
export function wagerProgress(params: ErrorParams | undefined, user: User | undefined): WagerProgress | undefined {
  const needed = findAmount(params, NEEDED) ?? user?.depositForWithdraw
  if (needed === undefined) return undefined
  const done = Math.min(needed, Math.max(0, findAmount(params, DONE) ?? user?.cumulativeBetAmount ?? 0))
  return { needed, done, left: needed - done }
}

function findAmount(params: ErrorParams | undefined, names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = params?.[name]
    const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof amount === 'number' && Number.isFinite(amount) && amount >= 0) return amount
  }
  return undefined
}
