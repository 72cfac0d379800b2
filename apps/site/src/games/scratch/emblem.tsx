import { ink } from '../kit/ink.ts'

/** A ticket with one open field. */
export const Emblem = () => (
  <g>
    <path d="M6 8h36v11a5 5 0 0 0 0 10v11H6V29a5 5 0 0 0 0-10z" fill={ink.coral} />
    <path d="M12 14h10v9H12zM26 26h10v9H26z" fill={ink.line} />
    <path d="M26 14h10v9H26zM12 26h10v9H12z" fill={ink.amber} />
  </g>
)
