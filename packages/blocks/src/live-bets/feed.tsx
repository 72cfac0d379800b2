import * as winners from '@fairground/contract/calls/winners'
import { Chip } from '@fairground/ui/chip'
import { useInView } from '@fairground/ui/use-in-view'
import { useRef, useState } from 'react'
import { Failed } from '../failed.tsx'
import { useHost } from '../host.ts'
import { EmptyFeed } from './empty-feed.tsx'
import { BetRow, WinRow } from './rows.tsx'
import { LiveBetsSketch } from './sketch.tsx'

/** The server's list is a second old anyway. */
const ASK_EVERY_MS = 4_000
const WINS_FRESH_MS = 30_000

/**
 * The newest bets, or the biggest wins of the day, and how many players are online. It makes calls only while it is
 * visible.
 */
export function Feed({ rows }: { rows: number }) {
  const host = useHost()
  const t = host.useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isInView = useInView(box)
  const [list, setList] = useState<'latest' | 'top'>('latest')
  const [isHeld, setHeld] = useState(false)
  const bets = host.useAnswer(winners.latest, { most: rows }, { when: isInView, everyMs: isHeld ? 0 : ASK_EVERY_MS })
  const wins = host.useAnswer(
    winners.list,
    { period: 'day', most: rows },
    { when: list === 'top', staleMs: WINS_FRESH_MS },
  )
  const result = list === 'latest' ? bets : wins
  return (
    <div ref={box} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('winners.shown')}</legend>
          <Chip on={list === 'latest'} onClick={() => setList('latest')}>
            {t('winners.latest')}
          </Chip>
          <Chip on={list === 'top'} onClick={() => setList('top')}>
            {t('winners.title')}
          </Chip>
        </fieldset>
        {bets.answer && bets.answer.online > 0 && (
          <p className="nums ms-auto flex items-center gap-2 text-s text-muted">
            <span aria-hidden="true" className="size-2 animate-live rounded-full bg-win" />
            {t('winners.online', { count: bets.answer.online })}
          </p>
        )}
      </div>
      {result.state === 'failed' ? (
        <Failed retry={result.retry} />
      ) : result.state === 'loading' ? (
        <LiveBetsSketch rows={rows} />
      ) : result.answer.list.length === 0 ? (
        <EmptyFeed isAboutWins={list === 'top'} />
      ) : (
        <ol className="overflow-hidden rounded-m border border-line bg-block shadow-block">
          {list === 'latest'
            ? bets.answer?.list.map((bet) => <BetRow key={`${bet.at} ${bet.name} ${bet.betAmount}`} bet={bet} />)
            : wins.answer?.list.map((win) => <WinRow key={`${win.at} ${win.name} ${win.winAmount}`} win={win} />)}
        </ol>
      )}
    </div>
  )
}
