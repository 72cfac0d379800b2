import { Gems, Mine } from './gem-and-mine.tsx'
import { copies } from './shapes.ts'

const safe = 'var(--design-safe-color)'
const loss = 'var(--design-loss-color)'
const block = 'var(--design-block-bg)'

const GLINT = 'm0-10c1.5 8 2 8.5 10 10-8 1.5-8.5 2-10 10-1.5-8-2-8.5-10-10 8-1.5 8.5-2 10-10z'
const GLINTS = copies(GLINT, [
  { x: 92, y: 62, scale: 0.7 },
  { x: 232, y: 48, scale: 0.9 },
  { x: 258, y: 128, scale: 0.6 },
  { x: 70, y: 150, scale: 0.5 },
])

/** Three tiles up close: one covered, one with a gem, one with a mine, thrown over each other. 320 by 260. */
export function MinesTiles() {
  return (
    <>
      <g transform="translate(58 96) rotate(-16)">
        <rect x="-46" y="-40" width="92" height="92" rx="24" fill="#000" fillOpacity=".35" />
        <rect x="-46" y="-46" width="92" height="92" rx="24" fill="var(--design-button-bg)" />
        <path d="M-22-42h44" stroke="#fff" strokeOpacity=".22" strokeWidth="4" strokeLinecap="round" />
        <circle r="7" fill="var(--design-text-faint-color)" fillOpacity=".4" />
      </g>
      <g transform="translate(256 168) rotate(14)">
        <rect x="-50" y="-44" width="100" height="100" rx="26" fill="#000" fillOpacity=".35" />
        <rect x="-50" y="-50" width="100" height="100" rx="26" fill={block} />
        <rect x="-50" y="-50" width="100" height="100" rx="26" fill={loss} fillOpacity=".2" />
        <rect
          x="-48"
          y="-48"
          width="96"
          height="96"
          rx="24"
          fill="none"
          stroke={loss}
          strokeOpacity=".6"
          strokeWidth="3"
        />
        <g transform="scale(2.1)">
          <Mine />
        </g>
      </g>
      <g transform="translate(158 124) rotate(-4)">
        <rect x="-66" y="-58" width="132" height="132" rx="34" fill="#000" fillOpacity=".4" />
        <rect x="-66" y="-66" width="132" height="132" rx="34" fill={block} />
        <rect x="-66" y="-66" width="132" height="132" rx="34" fill={safe} fillOpacity=".18" />
        <rect
          x="-63.5"
          y="-63.5"
          width="127"
          height="127"
          rx="31.5"
          fill="none"
          stroke={safe}
          strokeOpacity=".7"
          strokeWidth="3.5"
        />
        <Gems places={[{ x: 0, y: -2, scale: 3.1 }]} />
      </g>
      <path d={GLINTS} fill="var(--design-bulb-color)" />
    </>
  )
}
