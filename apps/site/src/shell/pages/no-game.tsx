import { CallError } from '@fairground/contract/envelope'
import { namedGames } from '@fairground/phrases'
import { Button, buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link, useNavigate } from '../../kernel/router/index.ts'
import { usePauseWords } from '../../player/pause-words.ts'
import { useUser } from '../../player/user.ts'
import { openPopup } from '../../popups/popups.ts'

/** The room of a game, and of what stands in its place. */
export const roomClass = 'h-[calc(100dvh-var(--around-game))] w-full'

/** What stands in place of a game. The site's header and tab bar stay around it (app/site.css). */
function NoGame({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const action = <span className="flex flex-wrap justify-center gap-3">{children}</span>
  return (
    <div data-no-game="" className={`${roomClass} grid place-items-center`}>
      <EmptyState as="h1" title={title} text={text} action={action} />
    </div>
  )
}

/** The way to the demonstration, for a game that has one. */
function PlayDemo({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  if (!namedGames.includes(gameId)) return null
  return <Button onClick={() => navigate(`/game/${gameId}?demo=true`)}>{t('demo.play')}</Button>
}

/** Asks for the login. A player whose session has ended in a game learns that the round is kept. */
export function LoginFirst({ gameId, isLost, path }: { gameId: string; isLost: boolean; path: string }) {
  const t = useTranslate()
  return (
    <NoGame title={t('account.neededTitle')} text={t(isLost ? 'play.lostText' : 'account.neededText')}>
      <Button look="primary" onClick={() => openPopup({ name: 'login', goTo: path })}>
        {t('shell.logIn')}
      </Button>
      {isLost && <PlayDemo gameId={gameId} />}
    </NoGame>
  )
}

/** Says that there is no such game, and leads to those that there are. */
export function UnknownGame() {
  const t = useTranslate()
  return (
    <NoGame title={t('play.unknownTitle')} text={t('play.unknownText')}>
      <Link to="/games" className={buttonClass('primary')}>
        {t('games.all')}
      </Link>
    </NoGame>
  )
}

/** A game that the server has refused. Whoever has no money for it pays in, or plays the demonstration; nobody in a break does. */
export function RefusedGame({ error, gameId, tryAgain }: { error: Error; gameId: string; tryAgain: () => void }) {
  const t = useTranslate()
  const words = usePauseWords()
  const pause = useUser()?.pause
  if (error instanceof CallError && error.errorName === 'insufficient_balance') {
    if (pause) return <NoGame title={t('responsible.onBreak')} text={words(pause)} />
    return (
      <NoGame title={t('wallet.emptyTitle')} text={t('wallet.emptyText')}>
        <Button look="primary" onClick={() => openPopup({ name: 'wallet', tab: 'deposit' })}>
          {t('shell.deposit')}
        </Button>
        <PlayDemo gameId={gameId} />
      </NoGame>
    )
  }
  const text = error instanceof CallError ? sentenceOf(error) : t('errors.internal_error')
  return (
    <NoGame title={t('shell.gameClosed')} text={text}>
      <Button onClick={tryAgain}>{t('common.again')}</Button>
    </NoGame>
  )
}

/** A game without a network. It opens by itself once there is one, or at a press. */
export function OfflineGame({ tryAgain }: { tryAgain: () => void }) {
  const t = useTranslate()
  return (
    <NoGame title={t('play.offlineTitle')} text={t('play.offlineText')}>
      <Button onClick={tryAgain}>{t('common.again')}</Button>
    </NoGame>
  )
}
