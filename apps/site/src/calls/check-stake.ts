import { type Call, CallError, game } from '@fairground/contract'

/**
 * Refuses a bet without a numeric `model.betAmount` in the browser, as a network error (BT-13).
 * @throws CallError network_error
 */
export function checkStake(description: Call, request: unknown): void {
  if (description.name !== game.bet.name) return
  const amount = (request as { model?: { betAmount?: unknown } }).model?.betAmount
  const numeric =
    (typeof amount === 'number' && Number.isFinite(amount)) ||
    (typeof amount === 'string' && amount.trim() !== '' && Number.isFinite(Number(amount)))
  if (!numeric) throw new CallError('network_error')
}
