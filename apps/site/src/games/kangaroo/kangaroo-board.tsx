import type { KeyboardEvent } from 'react'
import css from './board.module.css'
import { KangarooScene } from './kangaroo-scene.tsx'
import type { KangarooRound } from './road.ts'

interface KangarooBoardProps {
  round: KangarooRound | undefined
  /** Whether a hop was asked for and is not answered yet. */
  waiting: boolean
  /** Whether the last hop was made here and now. */
  acted: boolean
  /** Whether a hop can be made now. */
  live: boolean
  signs: readonly string[]
  /** What the hop button says to those who hear it, and the short word that stands on it. */
  texts: { label: string; hop: string }
  onHop: () => void
}

/** The road that is hopped over: a tap anywhere on it, an arrow ahead, Enter or 1 hops. */
export function KangarooBoard({ round, waiting, acted, live, signs, texts, onHop }: KangarooBoardProps) {
  const ready = live && !waiting
  const hop = () => ready && onHop()
  const ahead = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!event.repeat) hop()
  }
  return (
    <div className={css.board} data-board="">
      <KangarooScene round={round} crouches={waiting} hops={acted} live={ready} signs={signs} />
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
        <span className={css.word} data-acted={acted} aria-hidden="true">
          {texts.hop}
        </span>
      </button>
    </div>
  )
}

interface PictureProps {
  round: KangarooRound
  hops: boolean
  signs: readonly string[]
  label: string
}

/** A round to look at: its page, its replay, the verifier. `label` says what it shows. */
export function KangarooPicture({ round, hops, signs, label }: PictureProps) {
  return (
    <div role="img" aria-label={label} className={css.board}>
      <KangarooScene round={round} crouches={false} hops={hops} live={false} signs={signs} />
    </div>
  )
}
