import { ZONES } from '@fairground/games/football'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import css from './board.module.css'
import { FootballScene } from './football-scene.tsx'
import { centreOf, type FootballRound, neighbourZone, SCENE } from './goal.ts'

/** The texts of the goal for screen readers. */
export interface GoalTexts {
  board: string
  zone: (zone: number, state: ZoneState) => string
}

/** The state of a zone: open, with a ball on its way, or with the result of a kick. */
export type ZoneState = 'free' | 'aimed' | 'covered' | 'saved'

interface FootballBoardProps {
  round: FootballRound | undefined
  waitingZones: readonly number[]
  /** Whether this page has animated the last kick. */
  wasAnimated: boolean
  /** Whether the player can pick a zone. */
  isLive: boolean
  texts: GoalTexts
  onPick: (zone: number) => void
}

const ZONE_LIST = Array.from({ length: ZONES }, (_, at) => at)
const ARROWS: Record<string, 'up' | 'down' | 'left' | 'right'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The goal: arrows move between its zones; Enter, a digit or a tap kicks. */
export function FootballBoard({ round, waitingZones, wasAnimated, isLive, texts, onPick }: FootballBoardProps) {
  const [current, setCurrent] = useState(ZONES - 1)
  const group = useRef<HTMLFieldSetElement>(null)
  const [aim] = waitingZones
  const ready = isLive && aim === undefined

  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-zone="${neighbourZone(current, arrow)}"]`)?.focus()
  }

  return (
    <fieldset ref={group} className={css.board} data-board="" data-acted={wasAnimated} aria-label={texts.board}>
      <FootballScene round={round} aim={aim} isFlying={wasAnimated} isLive={ready} />
      {ZONE_LIST.map((zone) => {
        const state = stateOf(zone, round, aim)
        return (
          <button
            key={zone}
            type="button"
            className={css.zone}
            style={placeOf(zone)}
            data-zone={zone}
            data-digit={zone + 1}
            data-state={state}
            data-live={ready}
            tabIndex={zone === current ? 0 : -1}
            aria-label={texts.zone(zone, state)}
            aria-disabled={!ready}
            onClick={() => ready && onPick(zone)}
            onFocus={() => setCurrent(zone)}
            onKeyDown={move}
          >
            <span className={css.ring} aria-hidden="true">
              {zone + 1}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** A round for viewing: its page, its replay, the verifier. `label` describes the picture. */
export function FootballPicture({ round, isFlying, coveredZones, label }: PictureProps) {
  return (
    <div role="img" aria-label={label}>
      <FootballScene round={round} isFlying={isFlying} isLive={false} coveredZones={coveredZones} />
    </div>
  )
}

interface PictureProps {
  round: FootballRound
  isFlying: boolean
  coveredZones?: readonly number[] | undefined
  label: string
}

function stateOf(zone: number, round: FootballRound | undefined, aim: number | undefined): ZoneState {
  if (zone === aim) return 'aimed'
  const lastKick = (round?.picked.length ?? 0) - 1
  if (!round?.isLost || !round.hazards?.[lastKick]?.includes(zone)) return 'free'
  return round.picked[lastKick] === zone ? 'saved' : 'covered'
}

function placeOf(zone: number): CSSProperties {
  const { x, y } = centreOf(zone)
  return { left: `${(x / SCENE.width) * 100}%`, top: `${(y / SCENE.height) * 100}%` }
}
