import type { AnswerOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import { buttonClass } from '@fairground/ui/button'
import { BlockLink } from '../block-link.tsx'
import type { DataOf } from '../fields.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import type { continuePlayingFields } from './block.tsx'

type Round = AnswerOf<typeof game.open>['list'][number]

/** The player's unfinished rounds; nothing without any. */
export function OpenRounds({ data }: { data: DataOf<typeof continuePlayingFields> }) {
  const { answer } = useHost().useAnswer(game.open, {})
  return answer && answer.list.length > 0 && <Ticket data={data} rounds={answer.list} />
}

/** Open rounds as one ticket, the newest first; each game is one press away. */
function Ticket({ data, rounds }: { data: DataOf<typeof continuePlayingFields>; rounds: readonly Round[] }) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const money = host.useMoney()
  const nameOf = useGameName()
  const [newestRound, ...otherRounds] = rounds
  if (!newestRound) return null
  const title = otherRounds.length === 0 ? text(data.title) : t('lobby.resumeMany', { count: otherRounds.length + 1 })
  return (
    <section
      aria-label={text(data.title)}
      className="ticket -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m bg-button px-6 py-3 tablet:-mb-10 tablet:py-4"
    >
      <p className="min-w-40 grow basis-40">
        <strong className="flex items-center gap-3 font-display">
          <span
            aria-hidden="true"
            className="size-3 shrink-0 animate-live rounded-full bg-bulb shadow-[0_0_12px_2px_var(--design-bulb-color)]"
          />
          {title}
        </strong>
        {otherRounds.length === 0 && (
          <span className="text-s text-muted">
            {t('lobby.resumeText', { game: nameOf(newestRound.gameId), amount: money.full(newestRound.betAmount) })}
          </span>
        )}
      </p>
      {otherRounds.length === 0 ? (
        <BlockLink to={`/game/${newestRound.gameId}`} className={buttonClass('primary')}>
          {text(data.buttonText)}
        </BlockLink>
      ) : (
        <ul className="-mx-2 flex max-w-full gap-2 overflow-x-auto px-2 py-1">
          {[newestRound, ...otherRounds].map((round) => (
            <li key={round.id} className="shrink-0">
              <BlockLink to={`/game/${round.gameId}`} className={buttonClass('plain', 'm', 'border border-edge')}>
                {nameOf(round.gameId)} <span className="nums text-muted">{money.full(round.betAmount)}</span>
              </BlockLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
