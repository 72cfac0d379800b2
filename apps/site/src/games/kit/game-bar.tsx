import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChartLine from 'lucide-react/icons/chart-line'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Maximize from 'lucide-react/icons/maximize'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Minimize from 'lucide-react/icons/minimize'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Zap from 'lucide-react/icons/zap'
import { memo, Suspense, useId, useState } from 'react'
import { useMatches } from '../../kernel/browser/use-matches.ts'
import { askToLeave } from '../../kernel/host/leave-game.ts'
import { hasShell } from '../../kernel/host/shell-around.ts'
import { isTheatreOffered, toggleTheatre, useTheatre } from '../../kernel/host/theatre.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { findDemoToken, useLoggedIn } from '../../kernel/token.ts'
import { openPopup } from '../../popups/popups.ts'
import { BarAccount } from './bar-account.tsx'
import { BarBalance } from './bar-balance.tsx'
import { BarButton } from './bar-button.tsx'
import { DemoForReal } from './demo-offers.tsx'
import css from './game-bar.module.css'
import { setInstant, useInstant } from './instant.ts'
import { useTheatreKeys } from './keys/use-theatre-keys.ts'
import { SessionStatus } from './sight/session-status.tsx'
import { SoundTool } from './sound-tool.tsx'

const StatsCard = lazyPart(() => import('./stats/stats-card.tsx'), 'StatsCard')

interface GameBarProps {
  gameId: string
  name: string
  /** Whether the game may show results at once; without it the bar has no such switch. */
  hasInstant?: boolean
  onFairness: () => void
  onHelp: () => void
}

/** A narrower frame page has little room in its bar (game-bar.module.css). */
const WIDE = '(width >= 840px)'

/**
 * The bar above a game, on a phone the only header: the back button, the game's name, the session, the live balance,
 * the tools.
 */
export const GameBar = memo(function GameBar({ name, ...tools }: GameBarProps) {
  const t = useTranslate()
  const [hasStats, setStats] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isWide = useMatches(WIDE)
  const isDemo = findDemoToken() !== undefined
  const id = useId()
  return (
    <header className={css.bar}>
      <a
        href="/"
        target="_top"
        aria-label={t('common.back')}
        title={t('common.back')}
        className={css.button}
        onClick={(event) => askToLeave() && event.preventDefault()}
      >
        <ArrowLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
      </a>
      <div className={css.title} data-demo={isDemo || undefined}>
        <h1 className={css.name}>{name}</h1>
        <SessionStatus className={css.sight} isShort={!isWide} />
      </div>
      <BarBalance />
      {isDemo && <DemoForReal />}
      {isWide && <BarAccount />}
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('play.tools')}
        title={t('play.tools')}
        className={cx(css.button, css.more)}
      >
        <Ellipsis size={22} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={css.tools} onToggle={({ newState }) => setMenuOpen(newState === 'open')}>
        <Tools {...{ ...tools, isWide, isMenuOpen, hasStats }} onStats={() => setStats(!hasStats)} />
      </div>
      <Suspense>{hasStats && <StatsCard onClose={() => setStats(false)} />}</Suspense>
    </header>
  )
})

interface ToolsProps extends Omit<GameBarProps, 'name'> {
  isWide: boolean
  isMenuOpen: boolean
  hasStats: boolean
  onStats: () => void
}

/** The tools of a game: in a wide bar as icons, else in a menu. */
function Tools({ gameId, hasInstant, isWide, isMenuOpen, hasStats, onStats, onFairness, onHelp }: ToolsProps) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  return (
    <>
      {hasShell() && (
        <BarButton label={t('popups.chatTitle')} onClick={() => openPopup({ name: 'chat', gameId })}>
          <MessagesSquare size={20} aria-hidden="true" />
        </BarButton>
      )}
      {loggedIn && (
        <BarButton label={t('stats.title')} isExpanded={hasStats} onClick={onStats}>
          <ChartLine size={20} aria-hidden="true" />
        </BarButton>
      )}
      <BarButton label={t('play.fairness')} onClick={onFairness}>
        <ShieldCheck size={20} aria-hidden="true" />
      </BarButton>
      <SoundTool isWide={isWide} isMenuOpen={isMenuOpen} />
      {hasInstant && <Instant gameId={gameId} />}
      <Theatre />
      <BarButton label={t('play.keysTitle')} onClick={onHelp}>
        <CircleHelp size={20} aria-hidden="true" />
      </BarButton>
    </>
  )
}

/** Hides the shell around the game, on screens with room for both. */
function Theatre() {
  const t = useTranslate()
  const on = useTheatre()
  useTheatreKeys(isTheatreOffered)
  if (!isTheatreOffered()) return null
  return (
    <BarButton label={t('play.theatre')} isPressed={on} onClick={toggleTheatre}>
      {on ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
    </BarButton>
  )
}

/** Toggles instant results, where the jurisdiction allows them. */
function Instant({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const on = useInstant(gameId)
  if (on === undefined) return null
  return (
    <BarButton label={t('play.instant')} isPressed={on} onClick={() => setInstant(!on)}>
      <Zap size={20} aria-hidden="true" className={cx(on && 'fill-current text-accent-text')} />
    </BarButton>
  )
}
