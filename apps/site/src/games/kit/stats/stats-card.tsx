import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { cx } from '@fairground/ui/cx'
import { useQuery } from '@tanstack/react-query'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import { type GameSettings, settingsQuery } from '../settings.ts'
import { formatSigned } from './format-signed.ts'
import { StatsChart } from './stats-chart.tsx'
import { resetStats, SESSION, useStats } from './stats-store.ts'

/** The live stats over a corner of the game, with buttons that move them to another corner. */
export function StatsCard({ onClose }: { onClose: () => void }) {
  const gameId = location.pathname.split('/')[2] ?? ''
  const { data: settings } = useQuery(settingsQuery(gameId))
  return settings ? <Card gameId={gameId} settings={settings} onClose={onClose} /> : null
}

interface CardProps {
  gameId: string
  settings: GameSettings
  onClose: () => void
}

function Card({ gameId, settings, onClose }: CardProps) {
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const [of, setOf] = useState(gameId)
  const [place, setPlace] = useState({ end: true, bottom: true })
  const stats = useStats(of)
  const tone = stats.profit > 0 ? 'text-win' : stats.profit < 0 ? 'text-loss' : ''
  return (
    <aside
      aria-label={t('stats.title')}
      className={cx(
        'fixed z-20 flex max-h-[calc(100dvh-4.5rem)] w-68 max-w-[calc(100vw-1rem)] flex-col gap-2 overflow-y-auto rounded-m border border-line bg-block p-3 shadow-raised',
        place.end ? 'end-2' : 'start-2',
        place.bottom ? 'bottom-2' : 'top-14',
      )}
    >
      <header className="flex items-center gap-0.5">
        <h2 className="grow text-s font-semibold">{t('stats.title')}</h2>
        <Tool label={t('stats.across')} onPress={() => setPlace({ ...place, end: !place.end })}>
          <ArrowLeftRight size={16} aria-hidden="true" />
        </Tool>
        <Tool label={t('stats.upDown')} onPress={() => setPlace({ ...place, bottom: !place.bottom })}>
          <ArrowUpDown size={16} aria-hidden="true" />
        </Tool>
        <Tool label={t('common.close')} onPress={onClose}>
          <X size={16} aria-hidden="true" />
        </Tool>
      </header>
      <div className="flex gap-1">
        <Chip on={of === gameId} className="min-h-8 grow text-xs" onClick={() => setOf(gameId)}>
          {t('stats.thisGame')}
        </Chip>
        <Chip on={of === SESSION} className="min-h-8 grow text-xs" onClick={() => setOf(SESSION)}>
          {t('stats.session')}
        </Chip>
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1">
        <Fact name={t('stats.profit')} value={formatSigned(stats.profit, money)} tone={tone} />
        <Fact name={t('stats.wagered')} value={money(BigInt(stats.wagered))} />
        <Fact name={t('stats.rounds')} value={`${stats.wins} / ${stats.losses}`} />
        <Fact
          name={t(stats.streak < 0 ? 'stats.lossStreak' : 'stats.winStreak')}
          value={String(Math.abs(stats.streak))}
        />
      </dl>
      <StatsChart points={stats.points} label={t('stats.chart', { rounds: stats.points.length })} />
      <Button size="s" look="ghost" onClick={() => resetStats(of)}>
        <RotateCcw size={14} aria-hidden="true" />
        {t('stats.reset')}
      </Button>
    </aside>
  )
}

function Fact({ name, value, tone = '' }: { name: string; value: string; tone?: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={cx('nums text-s font-semibold', tone)}>{value}</dd>
    </div>
  )
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-8 place-items-center rounded-s text-muted hover:bg-button hover:text-text"
    >
      {children}
    </button>
  )
}
