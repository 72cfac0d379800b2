import type { AnswerOf } from '@fairground/contract/call'
import * as winners from '@fairground/contract/calls/winners'
import { Badge } from '@fairground/ui/badge'
import { buttonClass } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading } from '@fairground/ui/skeleton'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { useState } from 'react'
import { TrophyArt } from '../art/trophy-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { Failed } from '../failed.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import type { recentWinnersFields } from './block.tsx'
import { WinnersSketch } from './sketch.tsx'

type Period = 'hour' | 'day'
type Winner = AnswerOf<typeof winners.list>['list'][number]

const FRESH_MS = 30_000

/** Real wins, the largest first, or a sentence when there were none. */
export function View({ data }: ViewProps<typeof recentWinnersFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const [period, setPeriod] = useState<Period>(data.period)
  const result = host.useAnswer(winners.list, { period, most: data.most }, { staleMs: FRESH_MS })
  return (
    <BlockSection title={text(data.title)}>
      {data.choosePeriod === 'show' && (
        <fieldset className="mb-3 flex gap-2">
          <legend className="sr-only">{t('winners.period')}</legend>
          {(['hour', 'day'] as const).map((each) => (
            <Chip key={each} on={each === period} onClick={() => setPeriod(each)}>
              {t(`winners.${each}`)}
            </Chip>
          ))}
        </fieldset>
      )}
      {result.state === 'failed' ? (
        <Failed retry={result.retry} />
      ) : result.state === 'loading' ? (
        <Loading label={t('common.loading')}>
          <WinnersSketch rows={data.most} headless />
        </Loading>
      ) : result.answer.list.length === 0 ? (
        <NoWinners period={period} />
      ) : (
        <ol className="overflow-hidden rounded-m border border-line bg-block shadow-block">
          {result.answer.list.map((winner, at) => {
            const key = `${winner.at} ${winner.name} ${winner.winAmount} ${at}`
            return <Row key={key} winner={winner} place={at + 1} />
          })}
        </ol>
      )}
    </BlockSection>
  )
}

function Row({ winner, place }: { winner: Winner; place: number }) {
  const host = useHost()
  const money = host.useMoney()
  const locale = host.useLocale()
  const isZoneKnown = useHydrated()
  const nameOf = useGameName()
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(winner.at)
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(winner.multiplier)
  return (
    <li className="flex min-h-16 items-center gap-3 border-b-2 border-dotted border-line px-4 py-2 last:border-0">
      <span
        aria-hidden="true"
        className={`nums grid size-9 shrink-0 place-items-center rounded-full font-display text-s font-bold ${place === 1 ? 'glow text-on-accent' : 'bg-button text-muted'}`}
      >
        {place}
      </span>
      <span className="min-w-0 grow">
        <bdi className="block truncate font-semibold">{winner.name}</bdi>
        <span className="block truncate text-xs text-muted">
          {nameOf(winner.gameId)}
          {isZoneKnown && ` · ${when}`}
        </span>
      </span>
      <span className="flex flex-col items-end gap-0.5">
        <span className="nums font-bold whitespace-nowrap text-win">+{money.full(winner.winAmount)}</span>
        <Badge tone="accent" className="nums">
          {times}×
        </Badge>
      </span>
    </li>
  )
}

function NoWinners({ period }: { period: Period }) {
  const t = useHost().useTranslate()
  return (
    <EmptyState
      className="rounded-m border border-line bg-block shadow-block"
      picture={<TrophyArt className="h-24" />}
      title={t('winners.emptyTitle')}
      text={t(period === 'hour' ? 'winners.emptyHour' : 'winners.emptyDay')}
      action={
        <BlockLink to="#gameId=mines" className={buttonClass()}>
          {t('winners.play')}
        </BlockLink>
      }
    />
  )
}
