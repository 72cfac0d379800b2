import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * `primary`: the one main action; `plain`: all other actions; `ghost`: inside lists and bars; `danger`: undoes
 * something.
 */
export type ButtonLook = 'primary' | 'plain' | 'ghost' | 'danger'
/** 36, 44 or 52 px high. */
export type ButtonSize = 's' | 'm' | 'l'

const looks: Record<ButtonLook, string> = {
  primary:
    'glow text-on-accent font-bold shadow-[0_1px_0_rgb(255_255_255/35%)_inset,0_6px_20px_color-mix(in_srgb,var(--design-button-active-gradient-color)_30%,transparent)] hover:brightness-108',
  plain: 'bg-button text-text font-semibold shadow-[0_1px_0_rgb(255_255_255/5%)_inset] hover:brightness-115',
  ghost: 'bg-transparent text-text font-semibold hover:bg-button',
  danger: 'bg-button text-loss font-semibold hover:brightness-115',
}
const sizes: Record<ButtonSize, string> = {
  s: 'min-h-9 px-3 text-s gap-1.5 rounded-s',
  m: 'min-h-11 px-4 text-m gap-2 rounded-m',
  l: 'min-h-13 px-6 text-m gap-2 rounded-m',
}

/** The class names of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = 'plain', size: ButtonSize = 'm', extraClass?: string): string {
  return cx(
    'inline-flex items-center justify-center text-center leading-tight select-none transition-[scale,filter] duration-120 ease-out active:scale-[0.97] disabled:opacity-50 disabled:active:scale-100 aria-busy:cursor-progress',
    looks[look],
    sizes[size],
    extraClass,
  )
}

interface Look {
  look?: ButtonLook
  size?: ButtonSize
  children: ReactNode
}

/** A button. While `busy` it keeps its width, is announced as busy, and ignores presses. */
export function Button({
  look,
  size,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, size, cx('relative', className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={cx('inline-flex items-center justify-center gap-[inherit]', busy && 'opacity-0')}>
        {children}
      </span>
      {busy && <Dots />}
    </button>
  )
}

/** A link to another site or window that looks like a button. */
export function ButtonLink({
  look,
  size,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={buttonClass(look, size, className)}>
      {children}
    </a>
  )
}

/** Three bulbs that light up in turn: something is loading. */
export function Dots() {
  return (
    <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center gap-1.5">
      {[0, 1, 2].map((at) => (
        <span
          key={at}
          className="size-2 rounded-full bg-current animate-live"
          style={{ animationDelay: `${at * 0.2}s` }}
        />
      ))}
    </span>
  )
}
