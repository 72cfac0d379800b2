import { useState } from 'react'
import { cx } from './cx.ts'

/** The grounds of initials. White has a contrast of at least 4.5 on each. */
export const AVATAR_GROUNDS = [
  '#b45309',
  '#c2410c',
  '#7c3aed',
  '#0f766e',
  '#1d4ed8',
  '#be185d',
  '#4d7c0f',
  '#4338ca',
] as const

/**
 * A player's picture in a circle, or the first letter of the name on a colour that is always the same of the same `seed`. It is
 * decoration: the name stands beside it.
 */
export function Avatar({
  seed,
  name,
  src = '',
  className = 'size-9 text-s',
}: {
  seed: string
  name: string
  /** The address of the picture; empty: none. One that does not load gives way to the letter. */
  src?: string
  /** Size of the circle and of its letter. */
  className?: string
}) {
  const [failed, setFailed] = useState('')
  const shape = cx('shrink-0 rounded-full', className)
  if (src !== '' && src !== failed) {
    return <img src={src} alt="" onError={() => setFailed(src)} className={cx('object-cover', shape)} />
  }
  return (
    <span
      aria-hidden="true"
      style={{ background: groundOf(seed) }}
      className={cx('grid place-items-center font-display font-bold text-[#fff] uppercase', shape)}
    >
      {/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '★'}
    </span>
  )
}

function groundOf(seed: string): string {
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return AVATAR_GROUNDS[sum % AVATAR_GROUNDS.length] ?? AVATAR_GROUNDS[0]
}
