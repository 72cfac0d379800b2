import * as game from '@fairground/contract/calls/game'
import type { BetModel } from '@fairground/contract/round'
import { minorToNumber, parseAmount } from '@fairground/money'
import { sendUntilCertain } from '../../calls/certainty.ts'
import { call } from '../../calls/client.ts'
import { waitOrOnline } from '../../calls/wait-or-online.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { findToken } from '../../kernel/token.ts'
import { applyBalance } from '../../live/apply.ts'
import { userQuery } from '../../player/user.ts'

/** A bet that was pending when the player left its game has its result after this long. */
const LATE_BET_MS = 2_000

/**
 * Releases a win from its hold, or all wins if `id` is undefined, and shows the balance. While the network is down it
 * retries. Releasing a win twice changes nothing.
 */
export async function finishHeld(id?: string): Promise<void> {
  const options = { errors: 'ignore', repeat: 'caller', key: crypto.randomUUID() } as const
  const send = () =>
    id === undefined ? call(game.finishAllMyHold, {}, options) : call(game.finishHold, { id }, options)
  try {
    const { model } = await sendUntilCertain(send, waitOrOnline)
    applyBalance({ balance: model.balance, heldBalance: 0, version: model.balanceVersion })
  } catch (error) {
    // The server releases the hold by itself soon after.
    console.info('hold not finished from here', error)
  }
}

/** Shows the balance of a bet's answer. Its win counts as held until the board has shown it. */
export function applyBetBalance({ balance, balanceVersion, held, winAmount }: BetModel): void {
  const user = queryClient.getQueryData(userQuery.queryKey)
  // The answers of some calls have no balance: the live connection sends it.
  if (!user || balanceVersion === 0) return
  const { decimalLength } = user
  const [heldBefore, win] = [user.heldBalance, held ? winAmount : 0].map((amount) => parseAmount(amount, decimalLength))
  const heldMinor = (heldBefore ?? 0n) + (win ?? 0n)
  applyBalance({ balance, heldBalance: minorToNumber(heldMinor, decimalLength), version: balanceVersion })
}

/** Releases the held wins before a bet that needs them. */
export async function releaseForStake(betAmount: string): Promise<void> {
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (user && user.heldBalance > 0 && Number(betAmount) > user.balance) await finishHeld()
}

/** Releases all wins after the player has left a game, since no board can show them any more. */
export function finishHeldOfLeftGame(): void {
  if (findToken() === undefined) return
  void finishHeld()
  setTimeout(() => !isGameOpen() && void finishHeld(), LATE_BET_MS)
}

/** Releases the wins of before a reload, since no board shows them. */
export async function finishHeldOfBefore(): Promise<void> {
  if (findToken() !== undefined && (await queryClient.fetchQuery(userQuery)).heldBalance > 0) await finishHeld()
}

/** Releases each held win while no game is open in this page. Call once. */
export function watchHeldWins(): void {
  let pendingFinish: Promise<void> | undefined
  const look = () => {
    const heldBalance = queryClient.getQueryData(userQuery.queryKey)?.heldBalance ?? 0
    if (heldBalance === 0 || pendingFinish || isGameOpen()) return
    pendingFinish = finishHeld().finally(() => {
      pendingFinish = undefined
    })
  }
  queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === userQuery.queryKey[0] && look())
  look()
}

let keeping = 0

/**
 * Says that a screen of this page itself, not of a game's frame, shows its wins and releases them, until the returned
 * function is called. Whatever is held then leaves its hold.
 */
export function keepHeldWins(): () => void {
  keeping += 1
  return () => {
    keeping -= 1
    finishHeldOfLeftGame()
  }
}

const isGameOpen = () => keeping > 0 || document.querySelector('iframe[src^="/h5/"]') !== null
