import type { ResultCard as Card } from '@fairground/contract/chat-cards'
import { DrawnResult } from '@fairground/ui/drawn'
import { termLink } from '../../../fairness/proof/term-link.ts'
import { factWords } from '../../../games/kit/lottery/fact-words.ts'
import { resultWords } from '../../../games/kit/lottery/result-words.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { useChatText } from '../chat-text.ts'
import { CardFrame, CardLink } from './card-frame.tsx'

/** What was drawn in a term, with the way to its proof. */
export function ResultCard({ card }: { card: Card }) {
  const t = useChatText()
  const words = useLotteryTranslate()
  const { gameId, result, facts, termNo: no } = card
  return (
    <CardFrame card={card} aside={<CardLink to={termLink({ ...card, no })}>{t('chat.cardProof')}</CardLink>}>
      <span className="sr-only">{resultWords(gameId, result, words)}</span>
      <DrawnResult gameId={gameId} result={result} size="s" />
      <p className="mt-1 text-xs text-muted">{factWords(facts, words)}</p>
    </CardFrame>
  )
}
