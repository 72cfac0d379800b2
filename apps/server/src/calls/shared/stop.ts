import { shared } from '@fairground/contract'
import { aviatorGame } from '@fairground/games/aviator'
import { crashGame } from '@fairground/games/crash'
import { handle } from '../../http/handler.ts'
import { stopSharedBet } from '../../shared-rounds/stop-shared-bet.ts'

/** Takes the win of a bet in the flight that is under way. */
export const crashStop = handle(shared.crash.stop, async ({ id }, context) => ({
  model: await stopSharedBet(context, crashGame, id),
}))

/** As crash's. */
export const aviatorStop = handle(shared.aviator.stop, async ({ id }, context) => ({
  model: await stopSharedBet(context, aviatorGame, id),
}))
