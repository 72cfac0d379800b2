import type { Module } from '../../ground/module.ts'
import type { FlightsParts } from '../multiplayer-rounds/parts.ts'
import { createDemoDoor } from './demo-door.ts'
import type { DemoParts } from './parts.ts'
import { forgetVisits } from './visit.ts'

/** Demonstrations. */
export const demo: Module<FlightsParts, Pick<DemoParts, 'demoDoor'>> = {
  name: 'demo',
  create: ({ databaseUrl, log }) => ({ demoDoor: createDemoDoor(databaseUrl, log) }),
  jobs: ({ db, now }) => [{ name: 'forget-demos', role: 'jobs', everyMs: 60_000, run: () => forgetVisits(db, now()) }],
  close: ({ demoDoor }) => demoDoor.close(),
}
