import { useState } from 'react'
import type { RowsRound } from '../../frame/step-grid/cells.ts'
import { StepGrid } from '../../frame/step-grid/step-grid.tsx'
import type { StepArt } from '../../frame/step-grid/step-row.tsx'
import type { BoardProps } from '../../frame/stepped-game-rules.ts'
import { useTranslate } from '../../session/language.ts'
import { columnsOf, roundOfBet, WIDTHS } from './climb.ts'
import { drawPlank, plankLook } from './plank.tsx'
import { plankLabel } from './sentences.ts'
import css from './stair.module.css'
import { Stair } from './stair.tsx'

const ART: StepArt = { css, cellLabel: plankLabel, look: plankLook, draw: drawPlank }

/** The stair that is climbed, step by step. */
export function StairBoard({ bet, odds, waiting, live, onPick }: BoardProps) {
  const t = useTranslate()
  const [look, setLook] = useState<{ id: string | undefined; row: number | undefined }>()
  const round: RowsRound = bet ? roundOfBet(bet) : { widths: WIDTHS, picked: [] }
  return (
    <Stair round={round} roundId={bet?.id} odds={odds} lookAt={live || look?.id !== bet?.id ? undefined : look?.row}>
      <StepGrid
        cells={columnsOf(round, { live, waiting, windowPx: innerWidth })}
        picks={round.picked.length}
        live={live && waiting.length === 0}
        label={t('stair.board')}
        firstColumn={9}
        art={ART}
        onPick={onPick}
        onLook={(row) => setLook({ id: bet?.id, row })}
      />
    </Stair>
  )
}
