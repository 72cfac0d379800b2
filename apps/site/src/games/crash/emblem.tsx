import { ink } from '../kit/ink.ts'

/** A firework rocket with its fire. */
export const Emblem = () => (
  <g transform="rotate(40 24 24)">
    <path d="M24 3c6 6 7 13 7 20v9H17v-9c0-7 1-14 7-20z" fill={ink.amber} />
    <path d="M24 3c6 6 7 13 7 20v9h-7z" fill={ink.coral} />
    <circle cx="24" cy="19" r="4" fill={ink.blue} />
    <path d="M17 24l-6 9v4l6-3zM31 24l6 9v4l-6-3z" fill={ink.line} />
    <path d="M19 34h10l-2 5-3 6-3-6z" fill={ink.bulb} />
  </g>
)
