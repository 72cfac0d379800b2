import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { type ShownRound, toOwnShownRound, toPublicShownRound } from './shown-round.ts'

/** How often the page asks for the proof of a flight in progress, in ms. */
const AGAIN_MS = 2500

/** The viewer of a round: a visitor, or a player with the decimals of their currency. */
export interface Looker {
  loggedIn: boolean
  decimalLength: number
}

/**
 * A round: the player's own with its postings, or the public part of any other. Live bet messages and a rotation
 * refresh it. No live message reports the end of a flight after a cash-out, so the query polls for it.
 */
export const roundQuery = (id: string, { loggedIn, decimalLength }: Looker) =>
  queryOptions({
    queryKey: ['round', id, loggedIn, decimalLength] as const,
    queryFn: async (): Promise<ShownRound> => {
      const ownRound = loggedIn ? await findOwn(id) : undefined
      if (ownRound) return toOwnShownRound(ownRound, decimalLength)
      return toPublicShownRound((await call(game.publicRound, { id }, { errors: 'ignore' })).model)
    },
    refetchInterval: ({ state }) => (state.data && isFlying(state.data) ? AGAIN_MS : false),
  })

async function findOwn(id: string) {
  try {
    return (await call(game.round, { id }, { errors: 'ignore' })).model
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'round_unknown') return undefined
    throw error
  }
}

/** Whether the flight of a bet is still in progress. */
function isFlying({ flight, outcome }: ShownRound): boolean {
  const shared = flight?.shared
  return shared !== undefined && shared.seed === undefined && shared.void !== true && outcome !== 'cancelled'
}
