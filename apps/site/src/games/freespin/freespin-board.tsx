import type { DrawnBoardProps } from '../kit/drawn/drawn-game-rules.ts'
import { mayCelebrate } from '../kit/jurisdiction.ts'
import { outcomeOf } from '../kit/outcome.ts'
import { sceneColours } from '../kit/scene-colours.ts'
import { useSpin } from './use-spin.ts'
import css from './wheel.module.css'
import { restingAngle } from './wheel.ts'
import { Wheel } from './wheel-art.tsx'

/** The wheel that spins by itself once a bet is there. */
export function FreespinBoard({ bet, told, prizes, onShown }: DrawnBoardProps) {
  const { turning, pointer } = useSpin(bet, told, onShown)
  const isTold = told && bet !== undefined
  return (
    <div
      className={css.board}
      style={sceneColours}
      data-board=""
      data-spins={bet !== undefined && !told}
      data-told={isTold}
      data-lit={isTold && outcomeOf(bet) === 'gained' && mayCelebrate()}
    >
      <Wheel
        prizes={prizes}
        won={isTold ? bet.round.hazards?.[0]?.[0] : undefined}
        turning={turning}
        pointer={pointer}
      />
    </div>
  )
}

interface FreespinPictureProps {
  /** The sector under the pointer; none before the wheel has spun. */
  sector: number | undefined
  nonce: number
  prizes: ReadonlyMap<number, string>
  label: string
}

/** A wheel to look at, standing where it came to rest: its round's page, the verifier. */
export function FreespinPicture({ sector, nonce, prizes, label }: FreespinPictureProps) {
  const rests = (wheel: SVGSVGElement | null) => {
    if (wheel && sector !== undefined) wheel.style.rotate = `${restingAngle(sector, nonce)}deg`
  }
  return (
    <div role="img" aria-label={label} className={css.board} style={sceneColours} data-told={sector !== undefined}>
      <Wheel prizes={prizes} won={sector} turning={rests} />
    </div>
  )
}
