import type { ErrorParams } from '@fairground/contract/envelope'
import type { User } from '@fairground/contract/user'

/** The progress of the required wagering before a withdrawal, in the currency's units. */
export interface WagerProgress {
  neededAmount: number
  doneAmount: number
  leftAmount: number
}

/** The names that a refusal may use for the two amounts. */
const NEEDED = ['needed', 'required', 'depositForWithdraw', 'amount']
const DONE = ['done', 'wagered', 'cumulativeBetAmount']

/**
 * The progress from the numbers of a refusal, else from those of the user (WA-06); `undefined` if neither has the
 * needed amount. The amount left is never negative, and the amount done never exceeds the needed one.
 */
export function wagerProgress(params: ErrorParams | undefined, user: User | undefined): WagerProgress | undefined {
  const neededAmount = findAmount(params, NEEDED) ?? user?.depositForWithdraw
  if (neededAmount === undefined) return undefined
  const doneAmount = Math.min(neededAmount, Math.max(0, findAmount(params, DONE) ?? user?.cumulativeBetAmount ?? 0))
  return { neededAmount, doneAmount, leftAmount: neededAmount - doneAmount }
}

function findAmount(params: ErrorParams | undefined, names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = params?.[name]
    const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof amount === 'number' && Number.isFinite(amount) && amount >= 0) return amount
  }
  return undefined
}
