import * as autoplay from '@fairground/contract/calls/autoplay'
import { CallError } from '@fairground/contract/envelope'
import { call } from '../../../calls/client.ts'
import { sentenceOf } from '../../../calls/reactions.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import type { RunPlan } from './run-rules.ts'
import { playOnPage } from './run-session.ts'

/**
 * Announces a run to the server and plays it on this page.
 * @param onTaken called before the first bet: the form closes and returns the focus, before the stop button takes it
 * @param isQuick whether the next bet skips the animation of a result; the run uses it only where the jurisdiction
 * allows it
 * @returns a sentence that says why the run has not begun; undefined once it has
 */
export async function announceRun(
  run: RunPlan,
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
