import type { PhraseKey } from '@fairground/phrases'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useMatches } from '../../kernel/browser/use-matches.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { FrameNotice } from './frame-notice.tsx'
import bar from './game-bar.module.css'
import { GameBar } from './game-bar.tsx'
import layout from './game-layout.module.css'
import { GameSkeleton } from './game-skeleton.tsx'
import type { BoardKeys, GameKeyActs } from './keys/game-keys.ts'
import { useGameKeys } from './keys/use-game-keys.ts'
import { RecentStrip } from './recent-strip.tsx'
import { type GameSettings, settingsQuery } from './settings.ts'
import { takeFocus } from './take-focus.ts'
import { useBackCloses } from './use-back-closes.ts'

const KeysHelp = lazyPart(() => import('./keys/keys-help.tsx'), 'KeysHelp')
const BetsPanel = lazyPart(() => import('./bets/bets-panel.tsx'), 'BetsPanel')
const SessionCard = lazyPart(() => import('./stats/session-card.tsx'), 'SessionCard')
const FairnessPopup = lazyPart(() => import('../../fairness/fairness-popup.tsx'), 'FairnessPopup')

/** Renders a game once its settings have loaded; before that a skeleton or an error. */
export function WithSettings(props: { gameId: string; children: (settings: GameSettings) => ReactNode }) {
  const { data: settings, isError, refetch } = useQuery(settingsQuery(props.gameId))
  if (settings) return props.children(settings)
  if (isError) return <FrameNotice kind="unreachable" onAgain={() => void refetch()} />
  return <GameSkeleton />
}

/** The frame shows controls and board side by side (game-layout.module.css). */
const COLUMNS = '(width >= 620px)'

interface GameShellProps {
  gameId: string
  name: PhraseKey
  help: PhraseKey
  /** The exact return of the current bet as text, for the help. */
  returns?: string
  /** The game's key actions; the shell handles help. */
  keys: Omit<GameKeyActs, 'help'>
  /** The keys that the board handles. */
  board: BoardKeys
  /** The stage and the controls. */
  children: ReactNode
  /** Information below the game; it may open the fairness popup. */
  renderAbout: (openFairness: () => void) => ReactNode
}

/** The surroundings of every stepped or instant game: its bar, keys, help, fairness, last results. */
export function GameShell({ gameId, name, help, returns, keys, board, children, renderAbout }: GameShellProps) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const hasColumns = useMatches(COLUMNS)
  const { data: settings } = useQuery(settingsQuery(gameId))
  const [popup, setPopup] = useState<'help' | 'fairness'>()
  const openFairness = useCallback(() => setPopup('fairness'), [])
  const openHelp = useCallback(() => setPopup('help'), [])
  const close = () => setPopup(undefined)
  useBackCloses(popup !== undefined, close)
  const game = { acts: { ...keys, help: openHelp }, board }
  useGameKeys(game)
  return (
    <div className={layout.frame}>
      <main ref={takeFocus} tabIndex={-1} aria-label={t(name)} className={`${layout.game} outline-none`}>
        <div className={`${layout.bar} ${bar.sticky}`}>
          <GameBar gameId={gameId} name={t(name)} hasInstant onFairness={openFairness} onHelp={openHelp} />
        </div>
        <div className={layout.view}>{children}</div>
        <div className={layout.about}>
          {renderAbout(openFairness)}
          <Suspense>{hasColumns && settings && <SessionCard settings={settings} />}</Suspense>
        </div>
        <div className={layout.extras}>
          <RecentStrip gameId={gameId} enabled={loggedIn} />
          <Suspense>
            <BetsPanel gameId={gameId} />
          </Suspense>
        </div>
      </main>
      <Suspense>
        {popup === 'help' && <KeysHelp note={help} returns={returns} game={game} onClose={close} />}
        {popup === 'fairness' && <FairnessPopup onClose={close} />}
      </Suspense>
    </div>
  )
}
