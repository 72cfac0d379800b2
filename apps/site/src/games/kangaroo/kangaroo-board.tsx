import type { KeyboardEvent } from 'react'
import css from './board.module.css'
import { KangarooScene } from './kangaroo-scene.tsx'
import type { KangarooRound } from './road.ts'

interface KangarooBoardProps {
  round: KangarooRound | undefined
  /** Whether a hop is waiting for its answer. */
  isWaiting: boolean
  /** Whether this page has animated the last hop. */
  wasAnimated: boolean
  /** Whether the player can hop. */
  isLive: boolean
  signs: readonly string[]
  /** The label of the hop button for screen readers, and its short text. */
  texts: { label: string; hop: string }
  onHop: () => void
}

/** The road: a tap anywhere on it, an arrow ahead, Enter or 1 hops. */
export function KangarooBoard({ round, isWaiting, wasAnimated, isLive, signs, texts, onHop }: KangarooBoardProps) {
  const ready = isLive && !isWaiting
  const hop = () => ready && onHop()
  const ahead = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!event.repeat) hop()
  }
  return (
    <div className={css.board} data-board="">
      <KangarooScene round={round} isCrouching={isWaiting} isHopping={wasAnimated} isLive={ready} signs={signs} />
      <button
        type="button"
        className={css.hop}
        data-digit="1"
        data-live={ready}
        aria-disabled={!ready}
        aria-label={texts.label}
        tabIndex={0}
        onClick={hop}
        onKeyDown={ahead}
      >
        <span className={css.word} data-acted={wasAnimated} aria-hidden="true">
          {texts.hop}
        </span>
      </button>
    </div>
  )
}

interface PictureProps {
  round: KangarooRound
  isHopping: boolean
  signs: readonly string[]
  label: string
}

/** A round for viewing: its page, its replay, the verifier. `label` describes the picture. */
export function KangarooPicture({ round, isHopping, signs, label }: PictureProps) {
  return (
    <div role="img" aria-label={label} className={css.board}>
      <KangarooScene round={round} isCrouching={false} isHopping={isHopping} isLive={false} signs={signs} />
    </div>
  )
}
