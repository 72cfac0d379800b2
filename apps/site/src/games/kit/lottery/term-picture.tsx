import type { MultiplayerProof } from '@fairground/contract/multiplayer-proof'
import { DrawnResult } from '@fairground/ui/drawn'
import { resultWords } from './result-words.ts'
import { useLotteryTranslate } from './words.ts'

/** The result of the term of a past slip, or that it has none yet. */
export function TermPicture({ gameId, shared }: { gameId: string; shared: MultiplayerProof | undefined }) {
  const t = useLotteryTranslate()
  const { number: no = 0, result } = shared ?? {}
  const isVoid = shared?.void === true
  return (
    <figure className="flex flex-col items-center gap-3 rounded-l border border-line bg-block px-4 py-10 text-center shadow-block">
      {result && <DrawnResult gameId={gameId} result={result} size="l" />}
      <figcaption className="text-s text-muted">
        {result && t('lottery.result', { no, result: resultWords(gameId, result, t) })}
        {!result && t(isVoid ? 'lottery.voidDraw' : 'lottery.pending', { no })}
      </figcaption>
    </figure>
  )
}
