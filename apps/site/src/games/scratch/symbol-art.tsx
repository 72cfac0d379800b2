import type { ReactNode } from 'react'

const coral = 'var(--design-button-active-gradient-color)'
const amber = 'var(--design-button-active-bg)'
const teal = 'var(--design-safe-color)'
const blue = 'var(--design-info-color)'
const violet = 'var(--design-vip-color)'
const dark = (colour: string) => `color-mix(in oklab, ${colour} 62%, black)`
const pale = (colour: string) => `color-mix(in oklab, ${colour} 45%, white)`

const popcorn = (
  <g>
    <path d="M11 20h26l-4 25H15z" fill="white" />
    <path d="M15.500 20h5l1 25h-4.500zM25 20h5l-1.500 25H26zM33 20h4l-4 25h-2.500z" fill={coral} />
    <path d="M11 21q-5-3-2-8 0-5 6-5 2-6 9-5 6-2 9 4 6-1 7 5 3 5-2 9z" fill={pale(amber)} />
    <path
      d="M15 12q3-3 6 0M25 9q4-2 6 2M19 17q3-3 6 0M31 17q2-3 5-1"
      fill="none"
      stroke={dark(amber)}
      strokeWidth="1.600"
      strokeLinecap="round"
    />
  </g>
)

const balloon = (
  <g>
    <path d="M24 33q-3 6 1 11" fill="none" stroke={dark(blue)} strokeWidth="1.800" strokeLinecap="round" />
    <path d="M24 3c9 0 14 6 14 14 0 9-7 16-14 16S10 26 10 17C10 9 15 3 24 3z" fill={blue} />
    <path d="M20.500 32h7l-1.200 4h-4.600z" fill={dark(blue)} />
    <ellipse
      cx="18.500"
      cy="12.500"
      rx="3.600"
      ry="5.200"
      fill="white"
      fillOpacity=".7"
      transform="rotate(24 18.500 12.500)"
    />
  </g>
)

const pass = (
  <g transform="rotate(-16 24 24)">
    <path d="M5 14h38v6a4.500 4.500 0 0 0 0 9v6H5v-6a4.500 4.500 0 0 0 0-9z" fill={violet} />
    <path d="M16 15v19" stroke="white" strokeOpacity=".7" strokeWidth="1.800" strokeDasharray="2.500 2.500" />
    <path
      d="m29 18 2.200 4.400 4.900.7-3.500 3.400.8 4.900-4.400-2.300-4.400 2.300.8-4.900-3.500-3.400 4.900-.7z"
      fill={pale(amber)}
    />
  </g>
)

const duck = (
  <g>
    <path d="M4 39q5-4 10 0t10 0 10 0 10 0v5H4z" fill={blue} />
    <path d="M7 27q1 14 17 13 16 0 17-14-6 3-11 1 4-4 3-11-2-9-11-8-9 1-9 10 0 5 3 8-5 3-9 1z" fill={amber} />
    <path d="M12.500 15.500 4 17q2 5 9 4z" fill={coral} />
    <circle cx="19" cy="14" r="2.200" fill={dark(amber)} />
    <path d="M21 30q7 5 13-1" fill="none" stroke={dark(amber)} strokeWidth="2" strokeLinecap="round" />
  </g>
)

const apple = (
  <g>
    <path d="M24 46V30" stroke={pale(amber)} strokeWidth="3.600" strokeLinecap="round" />
    <path d="M24 9c6-4 16-1 16 9 0 9-7 17-16 17S8 27 8 18c0-10 10-13 16-9z" fill={coral} />
    <path d="M8.500 21q4 5 8 1t8 2 8-2 7-1q-2 14-15.500 14T8.500 21z" fill={dark(coral)} fillOpacity=".55" />
    <path d="M24 10q1-6 6-7" fill="none" stroke={teal} strokeWidth="3" strokeLinecap="round" />
    <ellipse cx="15" cy="15" rx="2.800" ry="4.500" fill="white" fillOpacity=".75" transform="rotate(26 15 15)" />
  </g>
)

const SPOKES = [0, 60, 120, 180, 240, 300]
const wheel = (
  <g>
    <path d="M24 22 13 45h22z" fill={dark(blue)} fillOpacity=".8" />
    <circle cx="24" cy="21" r="15.500" fill="none" stroke={teal} strokeWidth="3" />
    {SPOKES.map((turn, at) => (
      <g key={turn} transform={`rotate(${turn} 24 21)`}>
        <path d="M24 21V6" stroke={teal} strokeWidth="1.800" />
        <rect x="20.500" y="1.500" width="7" height="7" rx="2.200" fill={at % 2 ? amber : coral} />
      </g>
    ))}
    <circle cx="24" cy="21" r="3.600" fill={amber} />
  </g>
)

const tent = (
  <g>
    <path d="M24 3v8" stroke={dark(coral)} strokeWidth="2" />
    <path d="M24 2.500 33 5.500 24 8.500z" fill={teal} />
    <path d="M4 26Q19 22 24 10q5 12 20 16z" fill={coral} />
    <path d="M15 24Q22 20 24 10q2 10 9 14-9 2-18 0z" fill={pale(amber)} />
    <path d="M6 27h36l-2 17H8z" fill={pale(coral)} />
    <path d="M12 27h6l-1 17h-5zM30 27h6v17h-5z" fill={coral} />
    <path d="M24 29q5 7 5 15H19q0-8 5-15z" fill={dark(coral)} />
    <path
      d="M4 26h40q-2.500 6-5 0-2.500 6-5 0-2.500 6-5 0-2.500 6-5 0-2.500 6-5 0-2.500 6-5 0-2.500 6-5 0-2.500 6-5 0z"
      fill={amber}
    />
  </g>
)

const crown = (
  <g>
    <path d="M5 14q6 7 10 7 5-3 9-14 4 11 9 14 4 0 10-7l-4.500 24h-29z" fill={amber} />
    <path d="M9 33h30l-1 8H10z" fill={dark(amber)} />
    <path d="M24 7q4 11 9 14l-2 12h-7z" fill="white" fillOpacity=".25" />
    <circle cx="24" cy="7" r="3.400" fill={coral} />
    <circle cx="5" cy="14" r="2.800" fill={teal} />
    <circle cx="43" cy="14" r="2.800" fill={teal} />
    <path d="m24 22 4 5-4 5-4-5z" fill={coral} />
    <circle cx="15" cy="37" r="1.800" fill="white" />
    <circle cx="24" cy="37" r="1.800" fill="white" />
    <circle cx="33" cy="37" r="1.800" fill="white" />
  </g>
)

/** The symbols by prize, the smallest first; the blank, at 0, has none. */
const drawings: readonly ReactNode[] = [null, popcorn, balloon, pass, duck, apple, wheel, tent, crown]

/** A symbol of a ticket, numbered like the prizes, from 1. It is decoration: its name stands next to it. */
export function ScratchSymbol({ symbol, className }: { symbol: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      {drawings[symbol]}
    </svg>
  )
}

/** A small symbol for a line of the prize table. */
export function PrizeSymbol({ place }: { place: number }) {
  return <ScratchSymbol symbol={place} className="size-6 shrink-0" />
}
