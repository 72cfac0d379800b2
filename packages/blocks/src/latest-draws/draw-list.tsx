import * as lottery from '@fairground/contract/calls/lottery'
import type { LotteryTerm } from '@fairground/contract/lottery'
import { DrawnResult } from '@fairground/ui/drawn'
import { EmptyState } from '@fairground/ui/empty-state'
import { useInView } from '@fairground/ui/use-in-view'
import { type ReactNode, useRef } from 'react'
import { BlockLink } from '../block-link.tsx'
import { Failed } from '../failed.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import { DrawsSketch } from './sketch.tsx'

/** A term lasts 30 s and more. */
const ASK_EVERY_MS = 20_000

/** The draws of one lottery, or the last one of each. It makes calls only while it is visible. */
export function DrawList({ gameId, most }: { gameId: string; most: number }) {
  const box = useRef<HTMLDivElement>(null)
  const when = useInView(box)
  return <div ref={box}>{gameId === '' ? <Each when={when} /> : <One {...{ gameId, most, when }} />}</div>
}

function One({ gameId, most, when }: { gameId: string; most: number; when: boolean }) {
  const t = useHost().useTranslate()
  const result = useDraws(gameId, most, when)
  if (result.state === 'failed') return <Failed retry={result.retry} />
  if (result.state === 'loading') return <DrawsSketch rows={most} />
  const draws = result.answer.page.content.filter(isDrawn)
  if (draws.length === 0) return <EmptyState title={t('draws.noneTitle')} text={t('draws.noneText')} />
  return (
    <Box>
      {draws.map((draw) => (
        <Draw key={draw.id} gameId={gameId} draw={draw} />
      ))}
    </Box>
  )
}

function Each({ when }: { when: boolean }) {
  const host = useHost()
  const t = host.useTranslate()
  const result = host.useAnswer(lottery.games, {}, { when })
  if (result.state === 'failed') return <Failed retry={result.retry} />
  if (result.state === 'loading') return <DrawsSketch rows={5} />
  const open = result.answer.list.filter(({ enabled }) => enabled)
  if (open.length === 0) return <EmptyState title={t('draws.noneTitle')} text={t('draws.noneText')} />
  return (
    <Box>
      {open.map(({ gameId }) => (
        <Last key={gameId} gameId={gameId} when={when} />
      ))}
    </Box>
  )
}

function Last({ gameId, when }: { gameId: string; when: boolean }) {
  const { answer } = useDraws(gameId, 1, when)
  return <Draw gameId={gameId} draw={answer?.page.content.find(isDrawn)} />
}

function useDraws(gameId: string, pageSize: number, when: boolean) {
  return useHost().useAnswer(lottery.terms, { gameId, pageNo: 1, pageSize }, { when, everyMs: ASK_EVERY_MS })
}

const isDrawn = ({ result }: LotteryTerm) => result !== undefined

function Box({ children }: { children: ReactNode }) {
  return <ul className="overflow-hidden rounded-m border border-line bg-block shadow-block">{children}</ul>
}

function Draw({ gameId, draw }: { gameId: string; draw: LotteryTerm | undefined }) {
  const t = useHost().useTranslate()
  const nameOf = useGameName()
  return (
    <li className="border-b border-line last:border-0">
      <BlockLink
        to={`#lottery=${gameId}`}
        className="flex min-h-16 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 hover:bg-button"
      >
        <span className="min-w-0 text-start">
          <span className="block font-semibold">{nameOf(gameId)}</span>
          <span className="nums block text-xs text-muted">
            {draw ? t('draws.no', { no: draw.no }) : t('draws.soon')}
          </span>
        </span>
        {draw?.result && (
          <span>
            <span className="sr-only">{draw.result.join(', ')}</span>
            <DrawnResult gameId={gameId} result={draw.result} />
          </span>
        )}
      </BlockLink>
    </li>
  )
}
