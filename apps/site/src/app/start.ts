import * as z from 'zod/mini'
import { startLive } from '../live/connection.ts'
import { ensureBrowserId } from '../session/browser-id.ts'
import { startLanguage } from '../session/language.ts'
import { startSound } from '../session/sound.ts'
import { watchToken } from '../session/token.ts'
import { escapeFrame } from './escape-frame.ts'
import { startLayout } from './layout.ts'
import { logWindowErrors } from './window-errors.ts'

/** The browser's id is no hurry: it is computed when the first screen has long been in use. */
const BROWSER_ID_DELAY_MS = 4000

/** What both pages, the site and a game's frame, do before their first render. */
export async function start(): Promise<void> {
  // Compiled schemas would need `unsafe-eval`, which the content security policy forbids.
  z.config({ jitless: true })
  escapeFrame()
  logWindowErrors()
  startLayout()
  startSound()
  watchToken()
  await startLanguage()
}

/** What may wait until the first screen stands. `whom`: who has a live connection, visitors too or players alone. */
export function startLater(whom: 'everybody' | 'players'): void {
  startLive(whom)
  setTimeout(() => void ensureBrowserId(), BROWSER_ID_DELAY_MS)
}
