import { buttonClass } from '@fairground/ui'
import { Link } from 'react-router'
import { useTranslate } from '../../session/language.ts'
import { useMoney } from '../../session/money.ts'
import { useOpenRounds } from '../../session/open-rounds.ts'

/** An unfinished round is the first thing that a player sees. */
export function ResumeRound() {
  const t = useTranslate()
  const money = useMoney()
  const [round] = useOpenRounds()
  if (!round) return null
  const name = t('lobby.minesName')
  return (
    <section
      aria-label={t('lobby.resumeTitle')}
      className="ticket flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m bg-button px-6 py-4"
    >
      <p className="min-w-48 grow">
        <strong className="flex items-center gap-3 font-display">
          <span
            aria-hidden="true"
            className="size-3 shrink-0 rounded-full bg-bulb shadow-[0_0_12px_2px_var(--design-bulb-color)] animate-live"
          />
          {t('lobby.resumeTitle')}
        </strong>
        <span className="text-s text-muted">
          {t('lobby.resumeText', { game: name, amount: money.full(round.betAmount) })}
        </span>
      </p>
      <Link to={`/game/${round.gameId}`} className={buttonClass('primary')}>
        {t('lobby.resume')}
      </Link>
    </section>
  )
}
