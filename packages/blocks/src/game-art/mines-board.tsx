import { Gems, Mine } from './gem-and-mine.tsx'
import { box, dots, type Point } from './shapes.ts'

const SIDE = 5
const PITCH = 46
const GEMS = [6, 8, 12, 16, 18]
const MINE = 14
const LIT = [2, 20]

/** The cells, 40 wide, by their upper left corners. */
const cells = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  at,
  x: (at % SIDE) * PITCH + 6,
  y: Math.floor(at / SIDE) * PITCH + 6,
}))
type Cell = (typeof cells)[number]
const gems = cells.filter(({ at }) => GEMS.includes(at))
const mine = cells.filter(({ at }) => at === MINE)
const coveredCells = cells.filter((cell) => !gems.includes(cell) && !mine.includes(cell))
const litCells = coveredCells.filter(({ at }) => LIT.includes(at))
const unlitCells = coveredCells.filter(({ at }) => !LIT.includes(at))

/** The same part of each cell as one path. */
const floors = (group: readonly Cell[]) => group.map(({ x, y }) => box(x, y, 40, 40, 10)).join('')
const frames = (group: readonly Cell[]) => group.map(({ x, y }) => box(x + 0.75, y + 0.75, 38.5, 38.5, 9.25)).join('')
const lids = (group: readonly Cell[]) => group.map(({ x, y }) => box(x, y, 40, 38, 10)).join('')
const shadows = coveredCells.map(({ x, y }) => box(x, y + 3, 40, 38, 10)).join('')
const glints = coveredCells.map(({ x, y }) => `M${x + 10} ${y + 1.5}h20`).join('')
const knobs = (group: readonly Cell[]) => dots(group.map(({ x, y }): Point => [x + 20, y + 19]))

/** A mines board in mid-game: gems found, one mine shown, the rest still covered. 250 by 250. */
export function MinesBoard() {
  return (
    <>
      <rect x="-8" y="-8" width="254" height="262" rx="22" fill="#000" fillOpacity=".32" />
      <rect
        x="-8"
        y="-8"
        width="254"
        height="254"
        rx="22"
        fill="var(--design-block-bg)"
        stroke="var(--design-border)"
        strokeWidth="1.5"
      />
      <OpenedCells cells={gems} hue="var(--design-safe-color)" />
      <OpenedCells cells={mine} hue="var(--design-loss-color)" />
      <Gems places={gems.map(({ x, y }) => ({ x: x + 20, y: y + 20, scale: 0.86 }))} />
      {mine.map(({ at, x, y }) => (
        <g key={at} transform={`translate(${x + 20} ${y + 20}) scale(.86)`}>
          <Mine />
        </g>
      ))}
      <path d={shadows} fill="#000" fillOpacity=".35" />
      <path d={lids(unlitCells)} fill="var(--design-button-bg)" />
      <path d={lids(litCells)} fill="var(--design-button-active-bg)" />
      <path d={glints} stroke="#fff" strokeOpacity=".22" strokeWidth="2" strokeLinecap="round" />
      <path d={knobs(unlitCells)} {...KNOB} stroke="var(--design-text-faint-color)" />
      <path d={knobs(litCells)} {...KNOB} stroke="var(--design-button-text-color)" />
    </>
  )
}

const KNOB = { strokeOpacity: '.35', strokeWidth: '6', strokeLinecap: 'round' } as const

/** Cells that have been opened: their tinted floors in frames. */
function OpenedCells({ cells, hue }: { cells: readonly Cell[]; hue: string }) {
  return (
    <>
      <path d={floors(cells)} fill={hue} fillOpacity=".16" />
      <path d={frames(cells)} fill="none" stroke={hue} strokeOpacity=".55" strokeWidth="1.5" />
    </>
  )
}
