import { ink } from '../kit/ink.ts'

/** A wheel under its pointer. */
export const Emblem = () => (
  <g>
    <circle cx="24" cy="26" r="19" fill={ink.amber} />
    <path
      d="M24 26V9a17 17 0 0 1 14.700 8.500zM24 26l14.700 8.500A17 17 0 0 1 24 43zM24 26 9.300 34.500a17 17 0 0 1 0-17z"
      fill={ink.coral}
    />
    <circle cx="24" cy="26" r="5" fill="#fff" />
    <path d="M19 1h10l-5 11z" fill="#fff" />
  </g>
)
