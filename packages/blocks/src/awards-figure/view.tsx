import { Bulbs } from '@fairground/ui/bulbs'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import type { awardsFigureFields } from './block.tsx'
import { useRollIn } from './use-roll-in.ts'

/** How many bets each player counts with in the awards figure (SU-13). */
const BETS_A_PLAYER = 10

/** The awards figure's bet amount: players × the default bet × 10 (SU-13). */
export function awardsAmount({ players, defaultBetAmount }: { players: number; defaultBetAmount: number }): number {
  return players * defaultBetAmount * BETS_A_PLAYER
}

/** The figure, which counts up when it comes into view. Nothing while the operator has set no number of players. */
export function View({ data }: ViewProps<typeof awardsFigureFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const money = host.useMoney()
  const { brand, defaultBetAmount } = host.useStartup()
  const amount = awardsAmount({ players: brand.players, defaultBetAmount })
  const { ref, shownValue } = useRollIn(amount)
  if (amount <= 0) return null
  return (
    <section
      ref={ref}
      className="relative isolate flex flex-col items-center gap-2 overflow-hidden rounded-l border border-line bg-[linear-gradient(180deg,var(--design-sky-color),var(--design-block-bg))] px-5 py-8 text-center shadow-block"
    >
      <Bulbs count={24} className="absolute inset-x-4 top-3" />
      <h2 className="mt-2 text-m font-semibold text-muted">{text(data.title)}</h2>
      <p className="nums grid font-display text-xl leading-none font-extrabold tracking-tight text-accent-text tablet:text-2xl">
        {/* The final figure reserves the room while the other one counts. */}
        <span className="invisible col-start-1 row-start-1" aria-hidden="true">
          {money.short(amount)}
        </span>
        <span className="col-start-1 row-start-1" aria-hidden="true">
          {money.short(shownValue)}
        </span>
        <span className="sr-only">{money.short(amount)}</span>
      </p>
      {data.counts === 'show' && (
        <p className="text-s text-muted">
          {t('winners.awardsPlayers', { players: brand.players })}
          {brand.winners > 0 && ` · ${t('winners.awardsWinners', { winners: brand.winners })}`}
        </p>
      )}
      {data.note !== '' && <p className="max-w-md text-xs text-muted">{text(data.note)}</p>}
      <Bulbs count={24} className="absolute inset-x-4 bottom-3" />
    </section>
  )
}
