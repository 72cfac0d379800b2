import { ZONES } from '@fairground/games/football'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import css from './board.module.css'
import { FootballScene } from './football-scene.tsx'
import { centreOf, type FootballRound, neighbourZone, SCENE } from './goal.ts'

/** The texts of the goal for those who hear it. */
export interface GoalTexts {
  board: string
  zone: (zone: number, state: ZoneState) => string
}

/** What a zone shows: where a ball may go, where one is on its way, and after a save what stopped it. */
export type ZoneState = 'free' | 'aimed' | 'covered' | 'saved'

interface FootballBoardProps {
  round: FootballRound | undefined
  waiting: readonly number[]
  /** Whether the last kick was made here and now. */
  acted: boolean
  /** Whether a zone can be picked now. */
  live: boolean
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

/** The goal that is kicked at: arrows move between its zones, Enter, a digit or a tap kicks. */
export function FootballBoard({ round, waiting, acted, live, texts, onPick }: FootballBoardProps) {
  const [current, setCurrent] = useState(ZONES - 1)
  const group = useRef<HTMLFieldSetElement>(null)
  const [aim] = waiting
  const ready = live && aim === undefined

  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-zone="${neighbourZone(current, arrow)}"]`)?.focus()
  }

  return (
    <fieldset ref={group} className={css.board} data-board="" data-acted={acted} aria-label={texts.board}>
      <FootballScene round={round} aim={aim} flies={acted} live={ready} />
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

/** A round to look at: its page, its replay, the verifier. `label` says what it shows. */
export function FootballPicture({ round, flies, covered, label }: PictureProps) {
  return (
    <div role="img" aria-label={label}>
      <FootballScene round={round} flies={flies} live={false} covered={covered} />
    </div>
  )
}

interface PictureProps {
  round: FootballRound
  flies: boolean
  covered?: readonly number[] | undefined
  label: string
}

function stateOf(zone: number, round: FootballRound | undefined, aim: number | undefined): ZoneState {
  if (zone === aim) return 'aimed'
  const last = (round?.picked.length ?? 0) - 1
  if (!round?.lost || !round.hazards?.[last]?.includes(zone)) return 'free'
  return round.picked[last] === zone ? 'saved' : 'covered'
}

function placeOf(zone: number): CSSProperties {
  const { x, y } = centreOf(zone)
  return { left: `${(x / SCENE.width) * 100}%`, top: `${(y / SCENE.height) * 100}%` }
}
