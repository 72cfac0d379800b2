import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../frame/stepped-game-rules.ts'
import { useTranslate } from '../../session/language.ts'
import { neighbour, type Place, panesOf, roundOfBet, widthOf } from './climb.ts'
import { paneLabel } from './sentences.ts'
import css from './tower.module.css'
import { Tower } from './tower.tsx'
import { WindowButton } from './window.tsx'

const ARROWS: Record<string, 'up' | 'down' | 'left' | 'right'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A table whose cells are walked with the arrows is a grid. */
const GRID = { role: 'grid' } as const

/** The tower that is climbed: a grid in which the arrows move, and Enter, a digit or a tap climbs. */
export function TowerBoard({ bet, options, odds, waiting, live, onPick }: BoardProps) {
  const t = useTranslate()
  const grid = useRef<HTMLTableElement>(null)
  const round = bet ? roundOfBet(bet) : { width: widthOf(options), picked: [] }
  const { width, picked } = round
  const panes = panesOf(round, live, waiting)
  const [focused, setFocused] = useState<Place & { picks: number }>()
  // The focus goes along with the climber, until an arrow leads it elsewhere.
  const stays = focused?.picks === picked.length
  const row = Math.min(stays ? focused.row : picked.length, panes.length - 1)
  const column = Math.min(focused?.column ?? 1, width - 1)

  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusWindow(grid.current, { row, column })
  }, [row, column])

  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    if (grid.current) focusWindow(grid.current, neighbour({ row, column }, arrow, width))
  }

  return (
    <Tower round={round} roundId={bet?.id} odds={odds} lookAt={stays && !live ? row : undefined}>
      <table ref={grid} className={css.floors} {...GRID} aria-label={t('tower.board')} data-board="">
        <tbody className={css.rows}>
          {panes.map((windows) => (
            <tr key={windows[0]?.row} className={css.floor}>
              {windows.map((pane) => (
                <td key={pane.column} className={css.cell}>
                  <WindowButton
                    pane={pane}
                    live={pane.next && waiting.length === 0}
                    label={paneLabel(pane, t)}
                    inTabOrder={pane.row === row && pane.column === column}
                    onPick={onPick}
                    onFocus={(next) => setFocused({ row: next.row, column: next.column, picks: picked.length })}
                    onKeyDown={move}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Tower>
  )
}

/** The view follows the climber by itself: the browser must not scroll to the focus. */
function focusWindow(grid: HTMLElement, { row, column }: Place): void {
  grid.querySelector<HTMLElement>(`[data-window="${row}-${column}"]`)?.focus({ preventScroll: true })
}
