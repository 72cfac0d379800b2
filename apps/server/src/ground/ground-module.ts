import { forgetRateCounts } from './call/rate-store.ts'
import type { Module } from './module.ts'
import type { Ground } from './parts.ts'
import { pulseForgettingJob } from './work/readiness.ts'

/** The jobs of the ground itself, and its end. */
export const ground: Module<Ground> = {
  name: 'ground',
  jobs: ({ db, messages }) => [
    ...messages.jobs,
    pulseForgettingJob(db),
    // A flood of addresses cannot fill the disk.
    { name: 'forget-rate-counts', role: 'jobs', everyMs: 60_000, run: () => forgetRateCounts(db) },
  ],
  async close({ bus, limits, db, reports, readiness }) {
    await bus.close()
    await limits.close()
    await readiness.close()
    await reports.destroy()
    await db.destroy()
  },
}
