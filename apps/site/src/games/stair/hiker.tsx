import { memo } from 'react'
import { SceneLayer } from '../kit/scene-layer.tsx'
import type { RowsRound } from '../kit/step-grid/cells.ts'
import { Climber, FIGURE, Limbs, Mouths } from '../kit/step-grid/climber.tsx'
import { columnOffsetOf } from './climb.ts'
import css from './hiker.module.css'

const boxes = { place: css.place, fall: css.fall, jump: css.hop }

/** The climber with the helmet: hops from step to step, tumbles down after a stone, cheers at the end. */
export function Hiker({ round }: { round: RowsRound }) {
  return (
    <Climber round={round} column={columnOffsetOf(round)} css={boxes}>
      <HikerArt />
    </Climber>
  )
}

/** The figure never renders again in a round: only its box moves. */
const HikerArt = memo(function HikerArt() {
  return (
    <div className={css.art} aria-hidden="true">
      <Limbs>
        <rect x="14" y="32" width="32" height="26" rx="9" fill="url(#stair-pack)" />
        <path d="M26 56l-3 14-1 9" stroke="url(#stair-trousers)" strokeWidth="8.500" />
        <path d="M34 56l3 14 1 9" stroke="url(#stair-trousers)" strokeWidth="8.500" />
        <path d="M22 80h-5M38 80h5" stroke="url(#stair-boots)" strokeWidth="7" />
      </Limbs>
      <Limbs part="arm-left">
        <path d="M21 37l-8 14" stroke="url(#stair-coat)" strokeWidth="7.500" />
        <circle cx="12" cy="53" r="4.200" fill="url(#stair-skin)" />
      </Limbs>
      <Limbs part="arm-right">
        <path d="M39 37l8 14" stroke="url(#stair-coat)" strokeWidth="7.500" />
        <circle cx="48" cy="53" r="4.200" fill="url(#stair-skin)" />
      </Limbs>
      <SceneLayer size={FIGURE}>
        <path d="M18 38c0-6 4-9 12-9s12 3 12 9l-1 20c-7 3-15 3-22 0z" fill="url(#stair-coat)" />
        <path d="M30 30v29M24 31l-1 27M36 31l1 27" stroke="#000" strokeOpacity=".2" strokeWidth="1.800" />
        <path d="M19 51h22" stroke="var(--design-bulb-color)" strokeWidth="3" />
        <g data-part="head">
          <circle cx="30" cy="20" r="12" fill="url(#stair-skin)" />
          <circle cx="25.500" cy="21.500" r="1.700" fill="#1c2233" />
          <circle cx="34.500" cy="21.500" r="1.700" fill="#1c2233" />
          <path d="M15 17C15 6 21 2 30 2s15 4 15 15c-9-2.500-21-2.500-30 0z" fill="url(#stair-helmet)" />
          <path
            d="M12.500 18c10-4 25-4 35 0"
            fill="none"
            stroke="url(#stair-helmet)"
            strokeWidth="3.400"
            strokeLinecap="round"
          />
          <path d="M26 3.500h8v9h-8z" fill="#000" fillOpacity=".18" />
          <circle cx="30" cy="12" r="4" fill="var(--design-bulb-color)" />
          <circle cx="30" cy="12" r="2" fill="#fff" />
        </g>
      </SceneLayer>
      <Mouths smile="M26 26c2.400 2.600 5.600 2.600 8 0" gasp={{ y: 27, radius: 2.6 }} />
    </div>
  )
})
