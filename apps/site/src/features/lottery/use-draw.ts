import type { LotteryTerm } from '@fairground/contract/lottery'
import { useEffect, useState } from 'react'
import { localTimeOf } from '../../calls/server-time.ts'
import { useMatches } from '../../kernel/browser/use-matches.ts'

/** The animation ends this long before the server releases the wins by itself. */
const EARLIER_MS = 300
/** A result that arrives later than this after its draw is shown at once: the player was away. */
const LATE_MS = 3_000

/** What the stage shows. */
export interface DrawShow {
  /** The term whose result stands there; absent before the first draw. */
  shown: LotteryTerm | undefined
  /** The term whose draw is being shown now. Nothing may tell its result yet. */
  drawing: LotteryTerm | undefined
  /** Length of the animation in milliseconds. */
  animationMs: number
}

/**
 * Shows each draw for as long as its animation takes, at once with reduced motion. The result that is there when the
 * page opens stands there from the start.
 * @param latest the latest term with a result, or that was cancelled
 */
export function useDraw(latest: LotteryTerm | undefined, showSeconds: number): DrawShow {
  const isStill = useMatches('(prefers-reduced-motion: reduce)')
  const animationMs = isStill ? 0 : showSeconds * 1000 - EARLIER_MS
  const [shownId, setShownId] = useState(latest?.id)
  const [standing, setStanding] = useState(latest)
  if (latest && latest.id === shownId && latest !== standing) setStanding(latest)
  const isNew = latest !== undefined && latest.id !== shownId
  const latestId = latest?.id
  const hasNoShow = latest?.phase === 'VOID' || animationMs === 0
  const drawsAt = latest?.drawsAt
  useEffect(() => {
    if (!isNew || drawsAt === undefined) return
    // Asked once a draw, when it arrives.
    const showMs = hasNoShow || isLate(drawsAt) ? 0 : animationMs
    const timer = setTimeout(() => setShownId(latestId), showMs)
    return () => clearTimeout(timer)
  }, [isNew, latestId, drawsAt, hasNoShow, animationMs])
  return { shown: standing, drawing: isNew ? latest : undefined, animationMs }
}

function isLate(drawsAt: number): boolean {
  return performance.now() - localTimeOf(drawsAt) > LATE_MS
}
