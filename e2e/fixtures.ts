import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { type Faults, watchFaults } from './faults.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { goesToRunning } from './wait-for-scripts.ts'
import { settled } from './wait-until-still.ts'

interface Fixtures {
  /** Fails the test when a page of it complained, unless the test has allowed that. */
  faults: Faults
  /** Registers a player over the API who is logged in on the test's pages, with `deposit` paid in. */
  player(options?: { deposit?: number }): Promise<Player>
  /** Finds nothing wrong with the accessibility of a page, its frames included; `except` names rules that cannot hold. */
  axe(page: Page, options?: { except: readonly string[] }): Promise<void>
}

/** A journey. Its pages are watched from the first request on, and are gone to when their scripts run. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    const open = context.newPage.bind(context)
    context.newPage = async () => goesToRunning(await open())
    await use(context)
  },
  // A page of its own also where a context is kept (`reuseContext`): a page that was there before has a history.
  page: async ({ context }, use, testInfo) => {
    const page = await context.newPage()
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) await keepText(page, testInfo)
  },
  faults: [
    async ({ context }, use) => {
      const faults = watchFaults(context)
      await use(faults)
      expect(faults.messages(), 'faults of the pages').toEqual([])
    },
    { auto: true },
  ],
  player: async ({ context, baseURL }, use) => {
    await use(async ({ deposit = 0 } = {}) => {
      const player = await createPlayer(baseURL ?? '', deposit)
      await logIn(context, player)
      return player
    })
  },
  axe: async ({ context: _ }, use) => {
    await use(async (page, { except } = { except: [] }) => {
      // A colour on its way to another has a contrast that nobody ever reads.
      await settled(page)
      const { violations } = await new AxeBuilder({ page })
        // All in the page itself: its newer way opens a second page for each sum.
        .setLegacyMode()
        .disableRules([...except])
        .analyze()
      const violationTexts = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
      )
      expect(violationTexts, `accessibility of ${page.url()}`).toEqual([])
    })
  },
})

/** Keeps what a page said when its test failed, beside the trace: the second try may pass, and the reason would be gone. */
async function keepText(page: Page, testInfo: TestInfo): Promise<void> {
  const texts = page.frames().map((frame) => frame.evaluate(() => document.body.innerText).catch(String))
  const path = testInfo.outputPath('page.txt')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${page.url()}\n\n${(await Promise.all(texts)).join('\n\n')}\n`)
}

export { expect }
