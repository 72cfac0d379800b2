import { ink } from '../kit/ink.ts'

/** A tower with a lit window. */
export const Emblem = () => (
  <g>
    <path d="M24 4 9 17h30z" fill={ink.coral} />
    <path d="M12 17h24v27H12z" fill={ink.line} fillOpacity=".55" />
    <path d="M10 29h28v3H10z" fill={ink.line} />
    <path d="M15 28v-4a3 3 0 0 1 6 0v4zM27 43v-6a3 3 0 0 1 6 0v6z" fill={ink.line} />
    <path d="M27 28v-4a3 3 0 0 1 6 0v4zM15 43v-6a3 3 0 0 1 6 0v6z" fill={ink.amber} />
  </g>
)
