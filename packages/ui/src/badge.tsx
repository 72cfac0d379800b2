import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The meaning of a badge's colour; its words say the same. */
export type Tone = 'quiet' | 'accent' | 'safe' | 'win' | 'loss' | 'info' | 'vip'

const tones: Record<Tone, string> = {
  quiet: 'text-muted',
  accent: 'text-accent-text',
  safe: 'text-safe',
  win: 'text-win',
  loss: 'text-loss',
  info: 'text-info',
  vip: 'text-vip',
}

/** A short state beside something: an outline in its colour with a lamp before the words. */
export function Badge({
  tone = 'quiet',
  children,
  className,
}: {
  tone?: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border border-current/25 bg-current/8 px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  )
}
