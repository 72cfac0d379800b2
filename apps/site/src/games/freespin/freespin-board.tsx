import { outcomeOf } from '@fairground/contract/outcome'
import type { InstantBoardProps } from '../kit/instant/instant-game-rules.ts'
import { mayCelebrate } from '../kit/jurisdiction.ts'
import { sceneColours } from '../kit/scene-colours.ts'
import { useSpin } from './use-spin.ts'
import css from './wheel.module.css'
import { restingAngle } from './wheel.ts'
import { Wheel } from './wheel-art.tsx'

/** The wheel, which spins by itself once a bet has arrived. */
export function FreespinBoard({ bet, isRevealed, prizes, onShown }: InstantBoardProps) {
  const { wheelRef, pointer } = useSpin(bet, isRevealed, onShown)
  const isResultShown = isRevealed && bet !== undefined
  return (
    <div
      className={css.board}
      style={sceneColours}
      data-board=""
      data-spins={bet !== undefined && !isRevealed}
      data-told={isResultShown}
      data-lit={isResultShown && outcomeOf(bet) === 'gained' && mayCelebrate()}
    >
      <Wheel
        prizes={prizes}
        wonSector={isResultShown ? bet.round.hazards?.[0]?.[0] : undefined}
        wheelRef={wheelRef}
        pointer={pointer}
      />
    </div>
  )
}

interface FreespinPictureProps {
  /** The sector under the pointer; undefined before the wheel has spun. */
  sector: number | undefined
  nonce: number
  prizes: ReadonlyMap<number, string>
  label: string
}

/** A resting wheel for viewing: its round's page, the verifier. */
export function FreespinPicture({ sector, nonce, prizes, label }: FreespinPictureProps) {
  const rests = (wheel: SVGSVGElement | null) => {
    if (wheel && sector !== undefined) wheel.style.rotate = `${restingAngle(sector, nonce)}deg`
  }
  return (
    <div role="img" aria-label={label} className={css.board} style={sceneColours} data-told={sector !== undefined}>
      <Wheel prizes={prizes} wonSector={sector} wheelRef={rests} />
    </div>
  )
}
