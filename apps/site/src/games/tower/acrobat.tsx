import { memo } from 'react'
import { SceneLayer } from '../kit/scene-layer.tsx'
import type { RowsRound } from '../kit/step-grid/cells.ts'
import { Climber, FIGURE, Limbs, Mouths } from '../kit/step-grid/climber.tsx'
import css from './acrobat.module.css'

const boxes = { place: css.place, fall: css.fall, jump: css.leap }

/** The acrobat who climbs: leaps to the picked window, slides down from a dark one, cheers at the end. */
export function Acrobat({ round }: { round: RowsRound }) {
  const { picked, widths } = round
  return (
    <Climber round={round} column={picked.at(-1) ?? ((widths[0] ?? 1) - 1) / 2} css={boxes}>
      <AcrobatArt />
    </Climber>
  )
}

/** The figure never renders again in a round: only its box moves. */
const AcrobatArt = memo(function AcrobatArt() {
  return (
    <div className={css.art} aria-hidden="true">
      <Limbs>
        <path d="M26 54l-3 14-2 12" stroke="url(#tower-cloth)" strokeWidth="8" />
        <path d="M34 54l3 14 2 12" stroke="url(#tower-cloth)" strokeWidth="8" />
        <path d="M20 80.500h-5M40 80.500h5" stroke="var(--design-button-active-bg)" strokeWidth="6" />
      </Limbs>
      <Limbs part="arm-left">
        <path d="M22 37l-10 13" stroke="url(#tower-shirt)" strokeWidth="7" />
        <circle cx="11" cy="51.500" r="4" fill="url(#tower-skin)" />
      </Limbs>
      <Limbs part="arm-right">
        <path d="M38 37l10 13" stroke="url(#tower-shirt)" strokeWidth="7" />
        <circle cx="49" cy="51.500" r="4" fill="url(#tower-skin)" />
      </Limbs>
      <SceneLayer size={FIGURE}>
        <path d="M19 37c0-5 4-8 11-8s11 3 11 8l-1 20c-6 3-14 3-20 0z" fill="url(#tower-shirt)" />
        <path d="M19 40h22M19.500 47h21M20 54h20" stroke="#fff" strokeOpacity=".82" strokeWidth="3.400" />
        <g data-part="head">
          <circle cx="30" cy="19" r="12.500" fill="url(#tower-skin)" />
          <circle cx="25.500" cy="20" r="1.700" fill="#1c2233" />
          <circle cx="34.500" cy="20" r="1.700" fill="#1c2233" />
          <path d="M16.500 16c1-9 7-13 13.500-13s12.500 4 13.500 13c-8-3.500-19-3.500-27 0z" fill="url(#tower-cap)" />
          <path
            d="M15 16.500c9-4.500 21-4.500 30 0"
            fill="none"
            stroke="var(--design-bulb-color)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="30" cy="3.500" r="3" fill="var(--design-bulb-color)" />
        </g>
      </SceneLayer>
      <Mouths smile="M25.500 24.500c2.500 3 6.500 3 9 0" gasp={{ y: 26, radius: 2.8 }} />
    </div>
  )
})
