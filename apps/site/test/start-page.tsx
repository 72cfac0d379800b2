import * as auth from '@fairground/contract/calls/auth'
import * as design from '@fairground/contract/calls/design'
import type { StartupConfig } from '@fairground/contract/startup'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { start } from '../src/app/start.ts'
import { loadDesign, viewsOfPage } from '../src/design/design.ts'
import { dropToken } from '../src/kernel/token.ts'
import { keepStartup } from '../src/player/startup.ts'
import { startupOf } from './models.ts'
import { answer, atEnd } from './stand-in.ts'

/** The id that the server gives a browser. */
export const BROWSER_ID = 'b'.repeat(32)

/** Answers what every start-up asks for. */
export function answerStartUp(): void {
  answer(auth.browserFootPrint, { model: BROWSER_ID })
  answer(design.theme, { model: seeds.night })
}

/**
 * Starts a page at an address as the page's entry does; a small site stands in place of the whole one.
 * @param given.startup the configuration that is there already; without it the start-up asks, in the first test of a file
 * @param given.drawn what the server has drawn into the page
 */
export function startPage(path: string, { startup, drawn = '' }: { startup?: Partial<StartupConfig>; drawn?: string }) {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  root.innerHTML = drawn
  history.replaceState(null, '', path)
  if (startup) keepStartup(startupOf({ langItemsCacheKey: '', ...startup }))
  const app = () => <SmallSite />
  void start({
    loadDesign,
    whole: viewsOfPage,
    screen: undefined,
    audience: 'players',
    app,
    afterwards: () => undefined,
  })
}

/** A site with one button, which tells how often it was pressed. */
function SmallSite() {
  return (
    <header>
      <h1>The site is open</h1>
      <button
        type="button"
        onClick={({ currentTarget: { dataset } }) => {
          dataset.presses = String(Number(dataset.presses ?? 0) + 1)
        }}
      >
        Log in
      </button>
    </header>
  )
}

const site = () => page.getByRole('heading', { name: 'The site is open' })
/** The site is there, and answers. */
export async function siteOpens(): Promise<void> {
  await expect.element(site()).toBeVisible()
  await stateIs('live')
}
/** Nothing of the site is there. */
export const noSite = () => expect(site().query()).toBeNull()
/** The start-up has come to a state. */
export const stateIs = (state: string) => expect.poll(() => document.documentElement.dataset.start).toBe(state)
/** The bar of a loading page. */
export const bar = () => page.getByRole('progressbar', { name: 'Loading' })

atEnd.close = async () => {
  dropToken()
  document.getElementById('root')?.remove()
  document.body.style.cssText = ''
  delete document.documentElement.dataset.start
}
