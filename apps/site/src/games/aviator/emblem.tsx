import { ink } from '../kit/ink.ts'

/** A biplane in its climb. */
export const Emblem = () => (
  <g transform="rotate(-18 24 24)">
    <path d="M5 17l7 2 4 5 22-1c4 0 6 2 6 5s-3 5-7 5H20c-7 0-11-4-15-16z" fill={ink.coral} />
    <rect x="15" y="10" width="22" height="5" rx="2.500" fill={ink.amber} />
    <rect x="13" y="33" width="24" height="5" rx="2.500" fill={ink.amber} />
    <path d="M19 15l-2 18M33 15l-1 18" stroke={ink.line} strokeWidth="2" />
    <path d="M24 23c0-4 7-4 8 0z" fill={ink.blue} />
    <path d="M45 19v18" stroke={ink.text} strokeWidth="2.500" strokeLinecap="round" />
  </g>
)
