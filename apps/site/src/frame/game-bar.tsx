import { Amount, cx } from '@fairground/ui'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { memo, type ReactNode } from 'react'
import { useIsStale, useLiveStatus } from '../live/status.ts'
import { useTranslate } from '../session/language.ts'
import { useMoney } from '../session/money.ts'
import { setSound, useSoundOn } from '../session/sound.ts'
import { findDemoToken } from '../session/token.ts'
import { useUser } from '../session/user.ts'
import { SessionSight } from '../sight/session-sight.tsx'
import { DemoRefill } from './demo-refill.tsx'
import css from './game-bar.module.css'
import { StatsButton } from './stats/stats-button.tsx'

interface GameBarProps {
  name: string
  onFairness: () => void
  onHelp: () => void
}

/** The bar above a game: its name, the live balance, fairness, sound and help. */
export const GameBar = memo(function GameBar({ name, onFairness, onHelp }: GameBarProps) {
  const t = useTranslate()
  const soundOn = useSoundOn()
  return (
    <header className={cx(css.bar, 'flex min-h-12 flex-wrap items-center gap-1 compact:min-h-9')}>
      <h1 className={cx(css.name, 'min-w-0 flex-1 truncate text-l')}>{name}</h1>
      <SessionSight className={css.sight} />
      <Balance />
      <StatsButton />
      <BarButton label={t('play.fairness')} onClick={onFairness}>
        <ShieldCheck size={20} aria-hidden="true" />
      </BarButton>
      <BarButton label={t('play.sound')} pressed={soundOn} onClick={() => setSound(!soundOn)}>
        {soundOn ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
      </BarButton>
      <BarButton label={t('play.keysTitle')} onClick={onHelp}>
        <CircleHelp size={20} aria-hidden="true" />
      </BarButton>
    </header>
  )
})

function BarButton(props: { label: string; pressed?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={props.onClick}
      className="grid size-10 shrink-0 place-items-center rounded-s text-muted transition-colors duration-120 hover:bg-button hover:text-text"
    >
      {props.children}
    </button>
  )
}

/** Below this a demonstration offers to fill its credits up: it began with 1,000. */
const LOW_CREDITS = 100

/** The balance, live; marked while the connection that keeps it so is away. That of a demonstration says so. */
function Balance() {
  const t = useTranslate()
  const user = useUser()
  const money = useMoney()
  const stale = useIsStale()
  const status = useLiveStatus()
  if (!user) return null
  const isDemo = findDemoToken() !== undefined
  const state = stale ? t('shell.stale') : status === 'open' ? t('play.live') : t('play.connecting')
  return (
    <>
      {isDemo && user.balance < LOW_CREDITS && <DemoRefill />}
      <p
        className={cx(
          css.balance,
          'me-1 flex items-center gap-2 rounded-full border border-line bg-block px-3 py-1 text-s font-semibold',
        )}
        title={isDemo ? undefined : state}
      >
        {isDemo ? (
          <span className="text-xs text-info">{t('demo.badge')}</span>
        ) : (
          <span
            role="img"
            aria-label={state}
            className={cx('size-2 rounded-full', status === 'open' ? 'bg-safe' : 'bg-faint animate-live')}
          />
        )}
        <span className="sr-only">{t('shell.balance')}</span>
        <Amount value={user.balance} format={money.full} live className={cx(!isDemo && stale && 'opacity-60')} />
      </p>
    </>
  )
}
