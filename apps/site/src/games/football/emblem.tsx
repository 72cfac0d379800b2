import { ink } from '../kit/ink.ts'

/** A goal with the ball in its corner. */
export const Emblem = () => (
  <g>
    <path d="M5 42V10h38v32" fill="none" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
    <path d="M5 20h38M5 31h38M15 10v32M24 10v32M33 10v32" stroke={ink.line} strokeWidth="1.500" />
    <circle cx="33" cy="22" r="8" fill={ink.amber} />
  </g>
)
