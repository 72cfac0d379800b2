import { CallError, game } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { ownRoundShown, publicRoundShown, type ShownRound } from './shown-round.ts'

/** How often a flight that goes on is asked for its proof, in ms. */
const AGAIN_MS = 2500

/** Who looks at a round: a visitor, or a player with the decimals of their currency. */
export interface Looker {
  loggedIn: boolean
  decimalLength: number
}

/**
 * A round: the player's own with its money lines, anybody else's as everybody may see it. Live bet messages and a rotation
 * refresh it; nobody tells a bet that is over already when its flight ends, so that is asked for.
 */
export const roundQuery = (id: string, { loggedIn, decimalLength }: Looker) =>
  queryOptions({
    queryKey: ['round', id, loggedIn, decimalLength] as const,
    queryFn: async (): Promise<ShownRound> => {
      const own = loggedIn ? await findOwn(id) : undefined
      if (own) return ownRoundShown(own, decimalLength)
      return publicRoundShown((await call(game.publicRound, { id }, { errors: 'ignore' })).model)
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

/** Whether the flight that a bet is in goes on. */
function isFlying({ flight, outcome }: ShownRound): boolean {
  const shared = flight?.shared
  return shared !== undefined && shared.seed === undefined && shared.void !== true && outcome !== 'cancelled'
}
