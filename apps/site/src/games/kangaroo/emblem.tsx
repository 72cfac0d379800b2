import { ink } from '../kit/ink.ts'

/** A kangaroo's head over the road. */
export const Emblem = () => (
  <g>
    <path d="M4 38h40" stroke={ink.line} strokeWidth="4" strokeLinecap="round" strokeDasharray="6 6" />
    <path d="m16 20-6-15q9 3 12 13zM23 18l3-15q7 7 4 17z" fill={ink.coral} />
    <path d="M12 38q-2-18 9-22 15-3 21 9 2 6-5 7-8 1-10 6z" fill={ink.amber} />
    <circle cx="28" cy="22" r="2" fill="#fff" />
    <circle cx="40" cy="25" r="2.500" fill={ink.coral} />
  </g>
)
