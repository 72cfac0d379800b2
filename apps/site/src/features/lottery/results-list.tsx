import { DrawnResult } from '@fairground/ui/drawn'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { termLink } from '../../fairness/proof/term-link.ts'
import { factWords } from '../../games/kit/lottery/fact-words.ts'
import { resultWords } from '../../games/kit/lottery/result-words.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { Link } from '../../kernel/router/index.ts'
import { resultsQuery } from './lottery-query.ts'
import type { Room } from './use-room.ts'

/** The last results, the newest first, each with the way to its proof. `most` cuts the list. */
export function ResultsList({ room, most }: { room: Room; most?: number }) {
  const t = useLotteryTranslate()
  const { gameId } = room.game
  const { data } = useQuery(resultsQuery(gameId))
  const hiddenId = room.draw.drawing?.id
  const terms = data?.filter(({ id }) => id !== hiddenId).slice(0, most)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-muted">{t('lottery.resultsNote')}</p>
      {!terms && <Skeleton className="h-40 rounded-m" />}
      {terms?.length === 0 && <p className="text-s text-muted">{t('lottery.noResults')}</p>}
      <ul className="flex flex-col">
        {terms?.map((term) => {
          const { id, no, result = [], facts = {} } = term
          return (
            <li key={id} className="flex items-center gap-3 border-b border-dotted border-line py-1 last:border-0">
              <span className="nums min-w-8 shrink-0 text-xs text-muted">{no}</span>
              <span className="min-w-0 grow">
                <span className="sr-only">{resultWords(gameId, result, t)}</span>
                <DrawnResult gameId={gameId} result={result} size="s" />
                <span className="block truncate text-xs text-muted">{factWords(facts, t)}</span>
              </span>
              <Link
                to={termLink({ ...term, gameId })}
                target={room.isFramed ? '_blank' : undefined}
                className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-xs font-semibold text-accent-text underline"
                aria-label={t('lottery.verifyDraw', { no })}
              >
                {t('lottery.verify')}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
