import { multiplierToNumber } from '@fairground/games'
import type { ComponentType } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { formatMultiplier, formatOneIn } from '../numbers.ts'
import css from './prize-table.module.css'
import type { PrizeTable } from './prizes.ts'

interface PrizeListProps {
  table: PrizeTable
  Picture: ComponentType<{ place: number }>
  money: (minor: bigint) => string
  /** The position in `hazards[0]` of the revealed win. */
  wonPlace: number | undefined
}

/** Every prize with its payout and its chance, the largest first. */
export function PrizeList({ table, Picture, money, wonPlace }: PrizeListProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <div className={css.list}>
      <table className="w-full border-separate border-spacing-0 text-s">
        <caption className="mb-1.5 text-start text-s font-semibold text-muted">{t('draws.prizes')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('draws.prize')}</th>
            <th scope="col">{t('draws.pays')}</th>
            <th scope="col">{t('draws.chance')}</th>
          </tr>
        </thead>
        <tbody className={css.rows}>
          {table.lines.toReversed().map(({ multiplier, paysMinor, chance, places }) => (
            <tr
              key={multiplier}
              aria-current={wonPlace !== undefined && places.includes(wonPlace) ? true : undefined}
              data-won={wonPlace !== undefined && places.includes(wonPlace)}
            >
              <th scope="row" className="px-3 py-1.5 text-start font-semibold">
                <span className="flex items-center gap-2">
                  <Picture place={places[0] ?? 0} />
                  <span className="nums">{formatMultiplier(multiplierToNumber(multiplier), locale)}</span>
                </span>
              </th>
              <td className="nums px-2 py-1.5 text-end font-semibold">{money(paysMinor)}</td>
              <td className="nums px-3 py-1.5 text-end text-xs text-muted">
                {t('draws.oneIn', { count: formatOneIn(chance, locale) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
