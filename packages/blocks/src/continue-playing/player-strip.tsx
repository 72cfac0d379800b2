import * as game from '@fairground/contract/calls/game'
import { buttonClass } from '@fairground/ui/button'
import { use } from 'react'
import { BlockLink } from '../block-link.tsx'
import type { DataOf } from '../fields.ts'
import { tileArt } from '../game-art/tile-art.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import type { continuePlayingFields } from './block.tsx'
import { OpenRounds, STRIP } from './open-rounds.tsx'

/** The game for a player who has played none yet. */
const FIRST_GAME = 'crash'

/**
 * The player's unfinished rounds; without any the game played last. A limited player is not urged on, and is led to the bets so far
 * (RG-03).
 */
export function PlayerStrip({ data }: { data: DataOf<typeof continuePlayingFields> }) {
  const host = useHost()
  const t = host.useTranslate()
  const isLimited = host.useUser()?.limited ?? false
  const { answer } = host.useAnswer(game.open, {})
  if (!answer) return null
  if (answer.list.length > 0) return <OpenRounds data={data} rounds={answer.list} />
  if (!isLimited) return <LastGame />
  return (
    <section aria-label={t('shell.history')} className={STRIP}>
      <strong className="min-w-0 grow truncate font-display">{t('lobby.recentTitle')}</strong>
      <BlockLink to="/history" className={buttonClass('plain', 'm', 'shrink-0 border border-edge')}>
        {t('shell.history')}
      </BlockLink>
    </section>
  )
}

/** The game that the player has played last and that is open, one press away. */
function LastGame() {
  const host = useHost()
  const t = host.useTranslate()
  const nameOf = useGameName()
  const { recent } = use(host.loadMyGames()).useMyGames()
  const { games } = host.useStartup()
  const lastGame = recent.find((id) => games.some((one) => one.id === id && one.enabled))
  const gameId = lastGame ?? FIRST_GAME
  const art = tileArt(gameId)
  const name = nameOf(gameId)
  return (
    <section aria-label={name} className={STRIP}>
      {art && <img src={art} alt="" width={36} height={48} className="h-12 w-9 shrink-0 rounded-s object-cover" />}
      <p className="min-w-0 grow">
        <strong className="block truncate font-display leading-tight">{name}</strong>
        <span className="block truncate text-s text-muted">
          {t(lastGame ? 'content.playedLast' : 'content.playFirst')}
        </span>
      </p>
      <BlockLink to={`/game/${gameId}`} className={buttonClass('plain', 'm', 'shrink-0 border border-edge')}>
        {t('lobby.play')}
      </BlockLink>
    </section>
  )
}
