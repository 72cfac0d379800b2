import type { AnswerOf } from '@fairground/contract/call'
import type * as game from '@fairground/contract/calls/game'
import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { BlockLink } from '../block-link.tsx'
import type { DataOf } from '../fields.ts'
import { tileArt } from '../game-art/tile-art.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import type { continuePlayingFields } from './block.tsx'

/** The look of the player's strip. */
export const STRIP = 'ticket flex min-h-15 items-center gap-3 rounded-m bg-button px-4 py-1.5'

type Round = AnswerOf<typeof game.open>['list'][number]

/** Open rounds as one low ticket, the newest first; each game is one press away. */
export function OpenRounds({ data, rounds }: { data: DataOf<typeof continuePlayingFields>; rounds: readonly Round[] }) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const money = host.useMoney()
  const nameOf = useGameName()
  const [newestRound, ...otherRounds] = rounds
  if (!newestRound) return null
  const art = tileArt(newestRound.gameId)
  const title = otherRounds.length === 0 ? text(data.title) : t('lobby.resumeMany', { count: otherRounds.length + 1 })
  return (
    <section aria-label={text(data.title)} className={STRIP}>
      {otherRounds.length === 0 && art && (
        <img src={art} alt="" width={36} height={48} className="h-12 w-9 shrink-0 rounded-s object-cover" />
      )}
      <p className={cx('min-w-0', otherRounds.length === 0 ? 'grow' : 'shrink-0')}>
        <strong className="block truncate font-display leading-tight">{title}</strong>
        {otherRounds.length === 0 && (
          <span className="block truncate text-s text-muted">
            {t('lobby.resumeText', { game: nameOf(newestRound.gameId), amount: money.full(newestRound.betAmount) })}
          </span>
        )}
      </p>
      {otherRounds.length === 0 ? (
        <BlockLink to={`/game/${newestRound.gameId}`} className={buttonClass('primary', 'm', 'shrink-0')}>
          {text(data.buttonText)}
        </BlockLink>
      ) : (
        <ul className="-mx-1 flex min-w-0 grow gap-2 overflow-x-auto px-1 py-1">
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
