import { loadChunk } from '../../../kernel/chunks/load-chunk.ts'
import { hasShell } from '../../../kernel/host/shell-around.ts'
import { findRivalToken } from '../../../player/arrival.ts'
import { startLanguage } from '../../../player/language/choose-language.ts'

/**
 * Loads the texts of the player's language (SU-01), which are all that the maintenance screen needs (RT-02), and a
 * question about whose login is to stand.
 */
export async function speak(): Promise<'spoken' | 'repairAsked' | 'tokenTaken' | 'loginDoubted'> {
  await startLanguage()
  if (location.pathname === '/repair') return 'repairAsked'
  const rival = !hasShell() && findRivalToken(new URL(location.href))
  return rival ? (await loadChoosing()).judgeToken(rival) : 'spoken'
}

/** What only few arrivals need. */
export const loadChoosing = () => loadChunk(() => import('./choosing.ts'))
