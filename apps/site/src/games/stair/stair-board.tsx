import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useMatches } from '../../kernel/browser/use-matches.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import type { RowsRound } from '../kit/step-grid/cells.ts'
import { StepGrid } from '../kit/step-grid/step-grid.tsx'
import type { StepArt } from '../kit/step-grid/step-row.tsx'
import type { BoardProps } from '../kit/stepped-game-rules.ts'
import { columnOffsetOf, columnsOf, PAN, roundOfBet, WHOLE_STAIR, WIDTHS } from './climb.ts'
import { drawPlank, plankLook } from './plank.tsx'
import { plankLabel } from './sentences.ts'
import css from './stair.module.css'
import { Stair } from './stair.tsx'

const ART: StepArt = { css, cellLabel: plankLabel, look: plankLook, draw: drawPlank }

/** How many columns a press of a button moves the view. */
const PAN_BY = 4

/** The stair for climbing, step by step. */
export function StairBoard({ bet, odds, waitingPicks, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  const [look, setLook] = useState<{ id: string | undefined; row: number | undefined }>()
  const showsAll = useMatches(WHOLE_STAIR)
  const picks = bet?.round.picked.length ?? 0
  // The player's own view, until the climber moves on.
  const [pan, setPan] = useState<{ picks: number; columnOffset: number }>()
  const round: RowsRound = bet ? roundOfBet(bet) : { widths: WIDTHS, picked: [] }
  const isPanned = pan?.picks === picks
  const from = isPanned ? pan.columnOffset : columnOffsetOf(round)
  const panBy = (columns: number) => setPan({ picks, columnOffset: Math.max(-PAN, Math.min(from + columns, PAN)) })
  return (
    <div className={css.panned}>
      <Stair
        round={round}
        roundId={bet?.id}
        odds={odds}
        lookAt={isLive || look?.id !== bet?.id ? undefined : look?.row}
        lookAside={isPanned ? pan.columnOffset : undefined}
      >
        <StepGrid
          cells={columnsOf(round, { isLive, waitingColumns: waitingPicks, showsAll })}
          picks={round.picked.length}
          isLive={isLive && waitingPicks.length === 0}
          label={t('stair.board')}
          firstColumn={9}
          art={ART}
          onPick={onPick}
          onLook={(row) => setLook({ id: bet?.id, row })}
        />
      </Stair>
      <button type="button" className={css.pan} aria-label={t('stair.left')} onClick={() => panBy(-PAN_BY)}>
        <ChevronLeft size={26} aria-hidden="true" />
      </button>
      <button type="button" className={css.pan} aria-label={t('stair.right')} onClick={() => panBy(PAN_BY)}>
        <ChevronRight size={26} aria-hidden="true" />
      </button>
    </div>
  )
}
