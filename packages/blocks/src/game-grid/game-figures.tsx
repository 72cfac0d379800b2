import type { CategoryGame } from '@fairground/contract/category'
import { useHost } from '../host.ts'

/** Above it a multiple is shortened: 254K in place of 253,899. */
const LONG = 100_000
/** Above it a multiple has no decimals. */
const WHOLE = 1_000

/**
 * What comes back of all stakes on average, and the highest multiple of a stake that the jurisdiction allows: short for the eye,
 * in words for whoever listens.
 */
export function GameFigures({ game: { returnPercent, topMultiple } }: { game: CategoryGame }) {
  const host = useHost()
  const t = host.useTranslate()
  const locale = host.useLocale()
  const { maxMultiplier } = host.useStartup().jurisdiction
  if (topMultiple === undefined) return null
  const most = Math.min(topMultiple, maxMultiplier ?? topMultiple)
  const multiple = `${new Intl.NumberFormat(locale, {
    maximumFractionDigits: most < WHOLE ? 2 : 0,
    ...(most >= LONG && { notation: 'compact' }),
  }).format(most)}×`
  const rate =
    returnPercent &&
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(returnPercent / 100)
  const upTo = t('games.upTo', { multiple })
  return (
    <>
      <span aria-hidden="true" className="text-xs whitespace-nowrap text-[#e9eef7] tabular-nums">
        {rate && `${rate} · `}↑ {multiple}
      </span>
      <span className="sr-only">{rate ? `${t('lobby.returns', { rate })}, ${upTo}` : upTo}</span>
    </>
  )
}
