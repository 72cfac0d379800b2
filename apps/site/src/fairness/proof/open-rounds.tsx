import { useQuery } from '@tanstack/react-query'
import { gameName } from '../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { openRoundsQuery } from '../../player/games/open-rounds.ts'
import { useMoney } from '../../player/money.ts'

/** The open rounds that keep the seeds sealed, each a link to its page, where the player can finish it. */
export function OpenRounds() {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { data = [] } = useQuery(openRoundsQuery)
  // Those of another wallet have seeds of their own.
  const ownRounds = data.filter(({ currencyId }) => !currencyId)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul aria-label={t('fairness.openRounds')} className="flex flex-col gap-2 empty:hidden">
      {ownRounds.map(({ id, gameId, betAmount, createdAt }) => (
        <li key={id}>
          <a
            href={`/round/${id}`}
            target="_top"
            className="flex min-h-11 items-center justify-between gap-3 rounded-s border border-line bg-button px-3 text-s no-underline hover:brightness-115"
          >
            <span className="font-semibold text-accent-text underline">{gameName(gameId, t)}</span>
            <span className="nums text-xs text-muted">
              {money.full(betAmount)} · {time.format(createdAt)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
