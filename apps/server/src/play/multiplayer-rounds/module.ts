import type { Module } from '../../ground/module.ts'
import type { RoundsParts } from '../rounds/parts.ts'
import * as calls from './calls.ts'
import { createMultiplayerMetrics } from './driver.ts'
import { createMultiplayerRounds } from './multiplayer-rounds.ts'
import type { Pace } from './pace.ts'
import type { FlightsParts } from './parts.ts'

/** The timing of rounds; tests may set parts of it. */
export interface RoundTiming {
  pace?: Partial<Pace> | undefined
}

/** The multiplayer rounds. */
export const flights: Module<
  RoundsParts & RoundTiming,
  Pick<FlightsParts, 'multiplayerRounds' | 'multiplayerMetrics'>
> = {
  name: 'flights',
  create(parts) {
    const multiplayerMetrics = createMultiplayerMetrics(parts.registry)
    return {
      multiplayerMetrics,
      multiplayerRounds: createMultiplayerRounds({ ...parts, metrics: multiplayerMetrics }),
    }
  },
  calls: Object.values(calls),
  jobs: ({ multiplayerRounds }) => multiplayerRounds.jobs,
  close: ({ multiplayerRounds }) => multiplayerRounds.close(),
}
