/** The game whose stakes are granted spins. */
export const SPIN_GAME = 'freespin'

/** Games that nobody stakes a balance in before they are open: sports (AU-04), and the wheel, whose stakes are granted. */
const FREE_OF_BALANCE: readonly string[] = ['sports', SPIN_GAME]

/**
 * Whether a player without a balance is sent to the cashier instead of into a game (AU-04). A demonstration never asks for
 * one. The wheel opens without a granted spin too: it says that there is none.
 */
export function needsBalance(gameId: string): boolean {
  return !FREE_OF_BALANCE.includes(gameId)
}
