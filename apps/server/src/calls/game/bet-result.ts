import { game } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'
import { getRound } from '../../rounds/round-request.ts'

/** The result of a bet, for a client that polls. */
export const betResult = handle(game.betResult, async ({ id }, context) => {
  const { result, payoutMinor } = await getRound(context, id)
  const decimals = await getDecimals(context.services, context.session.currencyId)
  return { model: { result, winAmount: minorToNumber(payoutMinor, decimals) } }
})
