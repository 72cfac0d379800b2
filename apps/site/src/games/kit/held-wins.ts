import { CallError, game } from '@fairground/contract'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { findToken } from '../../kernel/token.ts'
import { applyBalance } from '../../live/apply.ts'
import { userQuery } from '../../player/user.ts'
import { sendUntilCertain, waitAfter, waitOrOnline } from './round/send-until-certain.ts'

/** A bet that was on its way when its game was left is decided by then. */
const LATE_BET_MS = 2_000
/** Errors after which it is open whether the win has left its hold. */
const UNSURE = new Set(['network_error', 'internal_error', 'unavailable', 'too_many_requests'])

/**
 * Moves a win out of its hold, or all of them without an id, and shows the balance. While the network is away it is asked
 * for again; what the server has finished by then changes nothing.
 */
export async function finishHeld(id?: string): Promise<void> {
  const options = { errors: 'ignore', repeat: 'caller', key: crypto.randomUUID() } as const
  const send = () =>
    id === undefined ? call(game.finishAllMyHold, {}, options) : call(game.finishHold, { id }, options)
  try {
    const { model } = await sendUntilCertain(send, {
      isUnsure: (error) => error instanceof CallError && UNSURE.has(error.errorName),
      onUnsure: () => undefined,
      wait: (attempt, error) => waitOrOnline(waitAfter(attempt, error)),
    })
    applyBalance({ balance: model.balance, heldBalance: 0, version: model.balanceVersion })
  } catch (error) {
    // The server finishes the hold by itself soon after.
    console.info('hold not finished from here', error)
  }
}

/** A game was left: no board is there any more that could show a win first. */
export function finishHeldOfLeftGame(): void {
  if (findToken() === undefined) return
  void finishHeld()
  setTimeout(() => !isGameOpen() && void finishHeld(), LATE_BET_MS)
}

/** A game's page was loaded anew: a win of before it is shown by nobody. */
export async function finishHeldOfBefore(): Promise<void> {
  if (findToken() !== undefined && (await queryClient.fetchQuery(userQuery)).heldBalance > 0) await finishHeld()
}

/** Finishes each win that is held while no game is open in this page. Called once. */
export function watchHeldWins(): void {
  let finishing: Promise<void> | undefined
  const look = () => {
    const held = queryClient.getQueryData(userQuery.queryKey)?.heldBalance ?? 0
    if (held === 0 || finishing || isGameOpen()) return
    finishing = finishHeld().finally(() => {
      finishing = undefined
    })
  }
  queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === userQuery.queryKey[0] && look())
  look()
}

const isGameOpen = () => document.querySelector('iframe[src^="/h5/"]') !== null
