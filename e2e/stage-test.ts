import { test as journey } from './fixtures.ts'
import { createPlayer } from './player.ts'
import { type Staged, setStage } from './stage.ts'

/** A test of screens: one player with something to show for all tests of a worker. */
export const test = journey.extend<object, { stage: Staged }>({
  stage: [
    async ({ browserName: _ }, use) => {
      await use(await setStage(await createPlayer(process.env.FAIRGROUND_URL ?? '', 500)))
    },
    { scope: 'worker' },
  ],
})
