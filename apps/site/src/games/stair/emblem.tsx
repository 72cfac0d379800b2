import { ink } from '../kit/ink.ts'

/** Steps with a stone over them. */
export const Emblem = () => (
  <g>
    <path d="M4 36h40v8H4zM10 26h28v8H10zM16 16h16v8H16z" fill={ink.amber} />
    <path d="M20 4l6-2 5 5-1 6-7 1-5-4z" fill={ink.line} />
  </g>
)
