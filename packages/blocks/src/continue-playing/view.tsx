import { game } from '@fairground/contract'
import { buttonClass } from '@fairground/ui'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import type { continuePlayingFields } from './fields.ts'

/** The player's unfinished rounds as tickets, the newest first. */
export function View({ data }: ViewProps<typeof continuePlayingFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const money = host.useMoney()
  const nameOf = useGameName()
  const loggedIn = host.useLoggedIn()
  const { answer } = host.useAnswer(game.open, {})
  if (!loggedIn || !answer) return null
  return answer.list.map((round) => (
    <section
      key={round.id}
      aria-label={text(data.title)}
      className="ticket -mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m bg-button px-6 py-4 tablet:-mb-10"
    >
      <p className="min-w-48 grow">
        <strong className="flex items-center gap-3 font-display">
          <span
            aria-hidden="true"
            className="size-3 shrink-0 animate-live rounded-full bg-bulb shadow-[0_0_12px_2px_var(--design-bulb-color)]"
          />
          {text(data.title)}
        </strong>
        <span className="text-s text-muted">
          {t('lobby.resumeText', { game: nameOf(round.gameId), amount: money.full(round.betAmount) })}
        </span>
      </p>
      <BlockLink to={`/game/${round.gameId}`} className={buttonClass('primary')}>
        {text(data.buttonText)}
      </BlockLink>
    </section>
  ))
}
