import { ink } from '../kit/ink.ts'

/** Three cups, a ball under the lifted one. */
export const Emblem = () => (
  <g>
    <path d="M3 42h42" stroke={ink.line} strokeWidth="4" strokeLinecap="round" />
    <path d="m4 40 3-18h8l3 18zM30 40l3-18h8l3 18z" fill={ink.coral} />
    <path d="m17 24 3-18h8l3 18z" fill={ink.amber} transform="rotate(10 24 15)" />
    <circle cx="24" cy="35" r="5" fill="#fff" />
  </g>
)
