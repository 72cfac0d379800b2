import type { CSSProperties } from 'react'
import { dive, type Limb, type Pose, stance } from './keeper-pose.ts'
import css from './scene.module.css'

/** The length of a limb in the drawing; a dive stretches it. */
const LIMB = 50

/** The keeper: a jersey, a head, and four limbs that stretch to the covered zones. */
export function Keeper({ coveredZones }: { coveredZones: readonly number[] }) {
  const ready = stance()
  const pose = dive(coveredZones)
  return (
    <g className={css.sway} data-part="keeper">
      {ready.limbs.slice(0, 2).map((limb, at) => (
        <Leg key={limb.name} standing={limb} dived={pose.limbs[at] ?? limb} />
      ))}
      <g className={css.mover} style={moves(bodyMove(ready), bodyMove(pose))}>
        <Body />
      </g>
      {ready.limbs.slice(2).map((limb, at) => (
        <Arm key={limb.name} standing={limb} dived={pose.limbs[at + 2] ?? limb} />
      ))}
    </g>
  )
}

function Body() {
  return (
    <>
      <path d="M-15 12h30l3 20q-9 4-16-1l-2-4-2 4q-7 5-16 1z" fill="var(--shorts)" />
      <path d="M-21-30q21-9 42 0l-4 46q-17 5-34 0z" fill="url(#football-jersey)" />
      <path d="M-18-14h36l-.8 8h-34.400z" fill="var(--trim)" fillOpacity=".9" />
      <path d="M-6-33q6 6 12 0l-2-5h-8z" fill="var(--skin)" />
      <circle cy="-47" r="13.500" fill="var(--skin)" />
      <path d="M-14-48q0-15 14-15t14 15q-4-8-14-8t-14 8z" fill="var(--hair)" />
      <circle cx="-5" cy="-46" r="1.700" fill="var(--hair)" />
      <circle cx="5" cy="-46" r="1.700" fill="var(--hair)" />
      <path d="M-4-40q4 2.500 8 0" fill="none" stroke="var(--hair)" strokeWidth="1.600" strokeLinecap="round" />
    </>
  )
}

interface LimbProps {
  standing: Limb
  dived: Limb
}

function Arm({ standing, dived }: LimbProps) {
  return (
    <>
      <rect
        className={css.mover}
        style={moves(limbMove(standing), limbMove(dived))}
        x="-6"
        y="-6"
        width={LIMB + 6}
        height="12"
        rx="6"
        fill="var(--sleeve)"
      />
      <g className={css.mover} style={moves(endMove(standing), endMove(dived))}>
        <path
          d="M-6-8h8q4-6 9-4.500 6-1.500 9 3 4 1 4 5.500 2 8-4 10.500-4 3.500-12 2.500-7 0-10-3h-4z"
          fill="var(--glove)"
          stroke="var(--glove-edge)"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
        <path d="M12-5.500h8M12 0h9M12 5h7" stroke="var(--glove-edge)" strokeWidth="1.300" strokeLinecap="round" />
      </g>
    </>
  )
}

function Leg({ standing, dived }: LimbProps) {
  return (
    <>
      <rect
        className={css.mover}
        style={moves(limbMove(standing), limbMove(dived))}
        x="-6"
        y="-6.500"
        width={LIMB + 8}
        height="13"
        rx="6.500"
        fill="var(--sock)"
      />
      <g className={css.mover} style={moves(endMove(standing), endMove(dived))}>
        <path d="M-8-7h10q4 4 5 12 0 3-3 3H-6q-3 0-3-4z" fill="var(--boot)" />
      </g>
    </>
  )
}

function bodyMove({ body }: Pose): string {
  return `translate(${px(body.x)}, ${px(body.y)}) rotate(${body.turn.toFixed(1)}deg)`
}

function limbMove({ from, to, turn }: Limb): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return `translate(${px(from.x)}, ${px(from.y)}) rotate(${turn.toFixed(1)}deg) scaleX(${(length / LIMB).toFixed(3)})`
}

/** A boot's toe points away from the leg, a glove's fingers along the arm. */
function endMove({ name, to, turn }: Limb): string {
  const ownTurn = name.endsWith('leg') ? turn - 90 : turn
  return `translate(${px(to.x)}, ${px(to.y)}) rotate(${ownTurn.toFixed(1)}deg) scaleX(1)`
}

function moves(standing: string, dived: string): CSSProperties {
  return { '--rest': standing, '--reached': dived } as CSSProperties
}

function px(value: number): string {
  return `${value.toFixed(1)}px`
}
