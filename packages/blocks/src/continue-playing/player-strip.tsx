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
  const isLimited = host.useUser()?.limited
  const { answer } = host.useAnswer(game.open, {})
  if (!answer) return null
  const ownRounds = answer.list.filter(({ currencyId }) => !currencyId)
  if (ownRounds.length > 0) return <OpenRounds data={data} rounds={ownRounds} />
  // A round of another wallet goes on once the wallet has changed the currency.
  const elsewhere = answer.list[0]?.currencyId
  if (elsewhere)
    return (
      <StripLine
        title={`${t('lobby.resumeMany', { count: 1 })} (${elsewhere})`}
        to="#recharge"
        action={t('shell.wallet')}
      />
    )
  if (!isLimited) return <LastGame />
  return <StripLine title={t('lobby.recentTitle')} to="/history" action={t('shell.history')} />
}

/** A strip of one line and a link: to the bets so far, or to the wallet with another currency, in which a round is open. */
function StripLine({ title, to, action }: { title: string; to: string; action: string }) {
  return (
    <section aria-label={action} className={STRIP}>
      <strong className="min-w-0 grow truncate font-display">{title}</strong>
      <BlockLink to={to} className={buttonClass('plain', 'm', 'shrink-0 border border-edge')}>
        {action}
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
