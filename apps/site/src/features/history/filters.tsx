import type { Result } from '@fairground/contract/round'
import { namedGames, namedLotteries, type PhraseKey } from '@fairground/phrases'
import { DayField, Select } from '@fairground/ui/native-controls'
import { useState } from 'react'
import { dayOf, daysAgo } from '../../kernel/days.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useNavigate } from '../../kernel/router/index.ts'
import { type Filter, type Place, placeSearch, RESULTS, resultWords } from './bets-query.ts'

/** Time ranges with one menu entry each, by the number of days before today at which they begin. */
const SPANS: readonly { id: string; beginsDaysAgo: number; word: PhraseKey }[] = [
  { id: 'today', beginsDaysAgo: 0, word: 'history.today' },
  { id: 'week', beginsDaysAgo: 6, word: 'history.week' },
  { id: 'month', beginsDaysAgo: 29, word: 'history.month' },
]

/** The filter: game, result and time, each one menu. Custom days open two fields. */
export function Filters({ place }: { place: Place }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const now = new Date()
  const today = dayOf(now)
  const span = SPANS.find(({ beginsDaysAgo }) => place.from === daysAgo(beginsDaysAgo, now) && !place.until)
  const hasDays = place.from !== undefined || place.until !== undefined
  const [isOwn, setOwn] = useState(hasDays && !span)
  const show = (filter: Partial<Filter>) => navigate(placeSearch({ ...withoutPlace(place), ...filter, page: 1 }))
  const chooseTime = (value: string) => {
    setOwn(value === 'own')
    const span = SPANS.find(({ id }) => id === value)
    const { from: _, until: __, ...rest } = withoutPlace(place)
    if (value === 'own') return
    navigate(placeSearch({ ...rest, ...(span && { from: daysAgo(span.beginsDaysAgo, now) }), page: 1 }))
  }
  return (
    <search className="grid w-full grid-cols-2 gap-2 tablet:flex tablet:w-auto">
      <Select
        label={t('history.filter')}
        value={place.gameId ?? ''}
        onChoose={(gameId) => show({ gameId: gameId || undefined })}
        options={[
          { value: '', name: t('history.allGames') },
          ...[...namedGames, ...namedLotteries].map((value) => ({ value, name: gameName(value, t) })),
        ]}
      />
      <Select
        label={t('history.result')}
        value={place.result ?? ''}
        onChoose={(value) => {
          const { result: _, ...rest } = withoutPlace(place)
          navigate(placeSearch({ ...rest, ...(value && { result: value as Result }), page: 1 }))
        }}
        options={[
          { value: '', name: t('history.allResults') },
          ...RESULTS.map((value) => ({ value, name: t(resultWords[value]) })),
        ]}
      />
      <Select
        label={t('history.time')}
        value={isOwn ? 'own' : (span?.id ?? '')}
        onChoose={chooseTime}
        options={[
          { value: '', name: t('history.allTime') },
          ...SPANS.map(({ id, word }) => ({ value: id, name: t(word) })),
          { value: 'own', name: t('history.ownDays') },
        ]}
        className="col-span-2"
      />
      {isOwn && (
        <>
          <DayField
            label={t('history.from')}
            value={place.from}
            max={place.until ?? today}
            onChoose={(from) => show({ from })}
          />
          <DayField
            label={t('history.until')}
            value={place.until}
            min={place.from}
            max={today}
            onChoose={(until) => show({ until })}
          />
        </>
      )}
    </search>
  )
}

/** A filter without its page. */
function withoutPlace({ page: _, before: __, ...filter }: Place): Filter {
  return filter
}
