import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { cellsOf, type RowsRound } from '../kit/step-grid/cells.ts'
import { StepGrid } from '../kit/step-grid/step-grid.tsx'
import type { StepArt } from '../kit/step-grid/step-row.tsx'
import type { BoardProps } from '../kit/stepped-game-rules.ts'
import { roundOfBet, widthsOf } from './climb.ts'
import { paneLabel } from './sentences.ts'
import css from './tower.module.css'
import { Tower } from './tower.tsx'
import { drawWindow, windowLook } from './window.tsx'

const ART: StepArt = { css, cellLabel: paneLabel, look: windowLook, draw: drawWindow }

/** The tower for climbing, window by window. */
export function TowerBoard({ bet, options, odds, waitingPicks, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  const [look, setLook] = useState<{ id: string | undefined; row: number | undefined }>()
  const round: RowsRound = bet ? roundOfBet(bet) : { widths: widthsOf(options), picked: [] }
  return (
    <Tower round={round} roundId={bet?.id} odds={odds} lookAt={isLive || look?.id !== bet?.id ? undefined : look?.row}>
      <StepGrid
        cells={cellsOf(round, isLive, waitingPicks)}
        picks={round.picked.length}
        isLive={isLive && waitingPicks.length === 0}
        label={t('tower.board')}
        firstColumn={1}
        art={ART}
        onPick={onPick}
        onLook={(row) => setLook({ id: bet?.id, row })}
      />
    </Tower>
  )
}
