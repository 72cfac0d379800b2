import type { Module } from '../../ground/module.ts'
import type { RoundTiming } from '../multiplayer-rounds/module.ts'
import type { FlightsParts } from '../multiplayer-rounds/parts.ts'
import * as calls from './calls.ts'
import { createLotteryTerms } from './lottery-terms.ts'
import type { LotteryParts, SlipParts } from './parts.ts'

/** The terms of the lotteries. Their calls: `lotteryCalls`. */
export const lottery: Module<FlightsParts & RoundTiming, Pick<LotteryParts, 'lotteryTerms'>> = {
  name: 'lottery',
  create(parts) {
    const { multiplayerRounds, multiplayerMetrics } = parts
    const { chains, reader } = multiplayerRounds
    return { lotteryTerms: createLotteryTerms({ ...parts, chains, reader, metrics: multiplayerMetrics }) }
  },
  jobs: ({ lotteryTerms }) => lotteryTerms.jobs,
  close: ({ lotteryTerms }) => lotteryTerms.close(),
}

/** The calls of the lotteries, after the noun that gives the cards of slips. */
export const lotteryCalls: Module<SlipParts> = { name: 'lottery-calls', calls: Object.values(calls) }
