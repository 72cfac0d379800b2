import { loadChunk } from '../../../kernel/chunks/load-chunk.ts'
import { hasShell } from '../../../kernel/host/shell-around.ts'
import { findRivalToken } from '../../../player/arrival.ts'
import { startLanguage } from '../../../player/language/choose-language.ts'

/**
 * Loads the texts of the player's language (SU-01): the maintenance screen needs no more (RT-02), nor does the question
 * about a second login.
 */
export async function speak(): Promise<'spoken' | 'repairAsked' | 'tokenTaken' | 'loginDoubted'> {
  await startLanguage()
  if (location.pathname === '/repair') return 'repairAsked'
  const rival = !hasShell() && findRivalToken(new URL(location.href))
  return rival ? (await loadChoosing()).judgeToken(rival) : 'spoken'
}

/** The code for a second login; few visits need it. */
export const loadChoosing = () => loadChunk(() => import('./choosing.ts'))
