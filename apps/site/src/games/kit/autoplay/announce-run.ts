import { autoplay, CallError } from '@fairground/contract'
import { call } from '../../../calls/client.ts'
import { sentenceOf } from '../../../calls/reactions.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import type { Announced } from './run-rules.ts'
import { playOnPage } from './run-session.ts'

/**
 * Announces a run to the server and plays it on this page.
 * @param onTaken called before the first bet: the form closes, and gives the focus back before the stop takes it
 * @param isQuick the next bet does not wait for the show of a result; kept only where the jurisdiction has it so
 * @returns why it has not begun, as a sentence; undefined once it has
 */
export async function announceRun(
  run: Announced,
  game: AutoGame,
  { isQuick, onTaken }: { isQuick: boolean; onTaken: () => void },
): Promise<string | undefined> {
  const { queryKey } = runQuery(game.gameId)
  try {
    const { model } = await call(autoplay.start, { gameId: game.gameId, ...run }, { errors: 'screen' })
    queryClient.setQueryData(queryKey, model)
    onTaken()
    void playOnPage(model, game, isQuick && game.settings.jurisdiction.turbo)
    return undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.errorName === 'autoplay_running') void queryClient.invalidateQueries({ queryKey })
    return sentenceOf(error)
  }
}
