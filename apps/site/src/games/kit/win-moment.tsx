import type { BetModel } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type CSSProperties, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { WIN_LOOKS, type WinLevel } from './celebration.ts'
import { formatMultiplier } from './numbers.ts'
import { findRoundLink } from './round-link.ts'
import { Gain } from './round-result.tsx'
import { OWN_ACT } from './use-win-moment.ts'
import css from './win-moment.module.css'
import type { GameLook } from './win-picture.tsx'

interface WinMomentProps {
  bet: BetModel
  level: Exclude<WinLevel, 0>
  look: GameLook
  paidName?: PhraseKey | undefined
}

/**
 * The moment of a win over its picture: paper tickets from level 2 on, a ticket with the numbers from level 3 on, and
 * for the largest the whole fair. Only `transform` and `opacity` move, and only the ticket's links take presses.
 */
export function WinMoment(props: WinMomentProps) {
  const { level } = props
  const isGrand = level >= 4
  return (
    <div className={css.moment} data-win={level}>
      {level >= 3 && <div className={css.dim} />}
      {isGrand && (
        <>
          <div className={css.rays} />
          <div className={css.awning} />
          <div className={css.lamps} />
        </>
      )}
      <Papers count={WIN_LOOKS[level].papers} />
      {level >= 3 && <Ticket {...props} />}
      {level === 5 &&
        createPortal(
          <div className={css.theatre}>
            <div className={css.rays} />
            <Papers count={WIN_LOOKS[5].papers} />
          </div>,
          document.body,
        )}
    </div>
  )
}

function Ticket({ bet, level, look, paidName }: WinMomentProps) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const href = findRoundLink(bet.id)
  const multiplier = formatMultiplier(bet.multiplier, locale)
  const amounts = { amount: money.full(bet.winAmount), stake: money.full(bet.betAmount) }
  return (
    <div className={css.place}>
      {level >= 4 && (
        <svg className={css.emblem} viewBox="-6 -6 60 60" aria-hidden="true">
          <circle cx="24" cy="24" r="29" className={css.disc} />
          <Suspense>
            <look.Emblem />
          </Suspense>
        </svg>
      )}
      <div className={css.ticket}>
        <p className={css.game}>{t(look.name)}</p>
        <p className={css.multiplier} style={{ '--chars': multiplier.length } as CSSProperties}>
          {multiplier}
        </p>
        <p className={css.gain}>
          {t(paidName ?? 'play.youWon')} <Gain bet={bet} level={level} />
        </p>
        {!bet.spin && <p className={css.paid}>{t('play.paidFor', amounts)}</p>}
        {level >= 4 && href !== undefined && (
          <p className={css.acts} {...{ [OWN_ACT]: '' }}>
            <a className={css.share} href={`${href}#share`} target="_top">
              <Share2 size={18} aria-hidden="true" />
              {t('play.shareTicket')}
            </a>
            <a className={css.verify} href={href} target="_top">
              <ShieldCheck size={18} aria-hidden="true" />
              {t('verify.run')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** Where paper tickets come to rest, in percent of the picture, spread evenly by two irrational steps. */
const PLACES = Array.from({ length: 34 }, (_, at) => ({
  left: 6 + ((at * 0.754878 + 0.11) % 1) * 88,
  top: 8 + ((at * 0.56984 + 0.3) % 1) * 84,
  turn: (at * 47) % 180,
}))

/**
 * Paper tickets, which fly up from the middle and come to rest all over the picture. They come one frame after the rest:
 * a slow phone would miss frames if it drew everything in one.
 */
function Papers({ count }: { count: number }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (!isDrawn) return null
  return PLACES.slice(0, count).map(({ left, top, turn }, at) => (
    <i
      key={left}
      className={css.paper}
      style={
        {
          left: `${left}%`,
          top: `${top}%`,
          '--from-x': `${50 - left}cqw`,
          '--from-y': `${58 - top}cqh`,
          '--turn': `${turn}deg`,
          '--delay': `${(at % 5) * 40}ms`,
        } as CSSProperties
      }
    />
  ))
}
