import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useMatches } from '../../kernel/browser/use-matches.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import type { RowsRound } from '../kit/step-grid/cells.ts'
import { StepGrid } from '../kit/step-grid/step-grid.tsx'
import type { StepArt } from '../kit/step-grid/step-row.tsx'
import type { BoardProps } from '../kit/stepped-game-rules.ts'
import { asideOf, columnsOf, PAN, roundOfBet, WHOLE_STAIR, WIDTHS } from './climb.ts'
import { drawPlank, plankLook } from './plank.tsx'
import { plankLabel } from './sentences.ts'
import css from './stair.module.css'
import { Stair } from './stair.tsx'

const ART: StepArt = { css, cellLabel: plankLabel, look: plankLook, draw: drawPlank }

/** So many columns a press of a button leads the view aside. */
const PAN_BY = 4

/** The stair that is climbed, step by step. */
export function StairBoard({ bet, odds, waiting, live, onPick }: BoardProps) {
  const t = useTranslate()
  const [look, setLook] = useState<{ id: string | undefined; row: number | undefined }>()
  const showsAll = useMatches(WHOLE_STAIR)
  const picks = bet?.round.picked.length ?? 0
  // Where the player looks, until the climber goes on.
  const [pan, setPan] = useState<{ picks: number; aside: number }>()
  const round: RowsRound = bet ? roundOfBet(bet) : { widths: WIDTHS, picked: [] }
  const isPanned = pan?.picks === picks
  const from = isPanned ? pan.aside : asideOf(round)
  const panBy = (columns: number) => setPan({ picks, aside: Math.max(-PAN, Math.min(from + columns, PAN)) })
  return (
    <div className={css.panned}>
      <Stair
        round={round}
        roundId={bet?.id}
        odds={odds}
        lookAt={live || look?.id !== bet?.id ? undefined : look?.row}
        lookAside={isPanned ? pan.aside : undefined}
      >
        <StepGrid
          cells={columnsOf(round, { live, waiting, showsAll })}
          picks={round.picked.length}
          live={live && waiting.length === 0}
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
