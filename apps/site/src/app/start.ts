import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { idle } from '../kernel/browser/idle.ts'
import type { LazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { onTokenChange, watchToken } from '../kernel/token.ts'
import { ensureBrowserId } from '../player/device/browser-id.ts'
import { completeLanguage } from '../player/language/choose-language.ts'
import { getStartup } from '../player/startup.ts'
import { escapeFrame } from './escape-frame.ts'
import { startLayout } from './layout.ts'
import { isRenderedAsItIs } from './prerender/mount-app.ts'
import { dress } from './start-up/effects/dressing.ts'
import { effects } from './start-up/effects/index.ts'
import { runStartUp } from './start-up/machine.ts'
import { createStage } from './start-up/stage.tsx'
import { logWindowErrors } from './window-errors.ts'

/** A page of the build: the site, or a game's frame page. */
export interface Page {
  /** Makes the app, once the start-up is over. */
  app(): ReactNode
  /** Loads the design of the app; rejects when that fails. `isRendered`: the server has rendered this very page. */
  loadDesign(isRendered: boolean): Promise<void>
  /** Resolves once every block of the rendered page answers; a page without blocks has none. */
  whole?(): Promise<void>
  /** The screen of the address, where it has its own chunk. */
  screen: LazyScreen | undefined
  /** Who has a live connection: visitors too, or only players. */
  audience: 'everybody' | 'players'
  /** Starts what may wait until the app is mounted. */
  afterwards(): void
}

/** How long the app waits for its screen; after that it shows the screen's skeleton first. */
const SCREEN_WAIT_MS = 1_000

/** Starts a page: first what must run at once, then the start-up, then the app. */
export async function start(page: Page): Promise<void> {
  // Compiled schemas would need `unsafe-eval`, which the content security policy forbids.
  z.config({ jitless: true })
  logWindowErrors()
  escapeFrame()
  startLayout()
  watchToken()
  page.screen?.fetch()
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  // The scripts have just run in one task. The rest is a second task, so that the browser first shows a tap that came
  // meanwhile.
  await new Promise((resolve) => setTimeout(resolve))
  const stage = createStage(root, page.whole)
  const ready = async () => {
    stage.mount(page.app())
    finish(page)
  }
  await runStartUp({ ...effects, dressing: () => dress(() => loadLook(page, root)), ready }, stage.show)
}

async function loadLook({ loadDesign, screen }: Page, root: HTMLElement): Promise<void> {
  const timeLimit = new Promise((resolve) => setTimeout(resolve, SCREEN_WAIT_MS))
  await Promise.all([
    loadDesign(isRenderedAsItIs(root)),
    screen && Promise.race([screen.load().catch(() => undefined), timeLimit]),
  ])
}

function finish({ audience: live, afterwards }: Page): void {
  const { dataset } = document.documentElement
  void idle().then(() => delete dataset.starting)
  void goLive(live)
  if (getStartup().lockDeveloperTools) void lockWhileDeveloperToolsOpen()
  // A logout removes the browser's id too (SU-09); the browser asks for it again.
  onTokenChange((token) => token === undefined && void ensureBrowserId())
  afterwards()
}

async function goLive(whom: Page['audience']): Promise<void> {
  const connection = await loadChunk(() => import('../live/connection.ts'))
  connection.startLive(whom)
}

async function lockWhileDeveloperToolsOpen(): Promise<void> {
  const [lock] = await Promise.all([loadChunk(() => import('./developer-tools/lock.tsx')), completeLanguage()])
  lock.lockWhileDeveloperToolsOpen()
}
