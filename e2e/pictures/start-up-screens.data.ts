import { firstWords } from '@fairground/phrases'
import type { Page } from '@playwright/test'
import { openDeveloperTools } from '../developer-tools.ts'
import { withoutPageData } from '../page-data.ts'
import { atOperator } from './at-operator.ts'
import { ownHeading, type Screen } from './screen.ts'

/** A page whose configuration is still on its way. */
async function showWaiting(page: Page, address: string): Promise<void> {
  await withoutPageData(page)
  await page.route('**/api/home/startup*', () => undefined)
  await page.goto(address)
}

/** A page whose own part comes as `part` has it. */
async function showPart(page: Page, part: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/assets/history-page-*.js', part)
  await page.goto('/history')
}

/** The picture of an error, which comes after its words. */
const ticket = (page: Page) => page.getByRole('main').locator('svg').first()

/** What stands in place of the app: while it starts, when it may not be seen, and when a part of it fails. */
export const startUpScreens: readonly Screen[] = [
  {
    name: 'loading',
    who: 'guest',
    async show(page, { locale }) {
      await page.clock.install()
      await showWaiting(page, '/')
      await page.getByRole('progressbar').waitFor()
      await page.clock.fastForward(7_000)
      await page.getByText(firstWords[locale].slow).waitFor()
    },
  },
  {
    name: 'loading-spinner',
    who: 'guest',
    async show(page) {
      await showWaiting(page, '/?ch')
      await page.getByRole('status').waitFor()
    },
  },
  {
    name: 'gate',
    who: 'guest',
    show: atOperator({ domainKind: 'gp' }, async (page, { t }) => {
      await page.goto('/')
      await page.getByRole('heading', { name: t('gates.gateTitle') }).waitFor()
    }),
  },
  {
    name: 'other-login',
    who: 'player',
    async show(page, { t }) {
      await page.goto('/?token=another-token')
      await page.getByRole('heading', { name: t('gates.otherLoginTitle') }).waitFor()
    },
  },
  {
    name: 'repair',
    who: 'guest',
    async show(page, { locale }) {
      await page.goto('/repair')
      await ownHeading(page, locale).waitFor()
    },
  },
  {
    name: 'broken',
    who: 'guest',
    complains: /it broke here|screen failed/,
    async show(page, { locale }) {
      const body = 'export function HistoryPage() { throw new Error("it broke here") }'
      await showPart(page, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await page.getByRole('heading', { name: firstWords[locale].brokenTitle }).waitFor()
      await ticket(page).waitFor()
    },
  },
  {
    name: 'missing-part',
    who: 'guest',
    complains: /ERR_FAILED|ChunkLoadError|a part of the site could not be loaded/,
    async show(page, { t }) {
      await page.clock.install()
      await showPart(page, (route) => route.abort())
      const heading = page.getByRole('heading', { name: t('shell.missingPartTitle') })
      // The pauses between the attempts, all of them.
      while (!(await heading.isVisible())) await page.clock.fastForward(8_000)
      await ticket(page).waitFor()
    },
  },
  {
    name: 'developer-tools',
    who: 'guest',
    show: atOperator({ lockDeveloperTools: true }, async (page, { t }) => {
      await page.goto('/')
      await openDeveloperTools(page)
      await page.getByRole('alertdialog', { name: t('gates.lockedTitle') }).waitFor()
    }),
  },
]
