import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { cellsOf, type RowsRound } from '../kit/step-grid/cells.ts'
import { StepGrid } from '../kit/step-grid/step-grid.tsx'
import type { StepArt } from '../kit/step-grid/step-row.tsx'
import type { BoardProps } from '../kit/stepped-game-rules.ts'
import { roundOfBet, WIDTHS } from './climb.ts'
import { drawPlank, plankLook } from './plank.tsx'
import { plankLabel } from './sentences.ts'
import css from './stair.module.css'
import { Stair } from './stair.tsx'

const ART: StepArt = { css, cellLabel: plankLabel, look: plankLook, draw: drawPlank }

/** The stair for climbing, step by step. */
export function StairBoard({ bet, odds, waitingPicks, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  const [look, setLook] = useState<{ id: string | undefined; row: number | undefined }>()
  const round: RowsRound = bet ? roundOfBet(bet) : { widths: WIDTHS, picked: [] }
  return (
    <Stair round={round} roundId={bet?.id} odds={odds} lookAt={isLive || look?.id !== bet?.id ? undefined : look?.row}>
      <StepGrid
        cells={cellsOf(round, isLive, waitingPicks)}
        picks={round.picked.length}
        isLive={isLive && waitingPicks.length === 0}
        label={t('stair.board')}
        firstColumn={9}
        art={ART}
        onPick={onPick}
        onLook={(row) => setLook({ id: bet?.id, row })}
      />
    </Stair>
  )
}
