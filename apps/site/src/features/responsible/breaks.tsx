import * as responsible from '@fairground/contract/calls/responsible'
import type { PlayState } from '@fairground/contract/play-limits'
import type { PhraseKey } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { Field } from '@fairground/ui/field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { reloadUser } from '../../player/user.ts'
import { useMoment } from './moment.ts'
import { Section } from './section.tsx'

type Wish = { word: PhraseKey } & ({ hours: number } | { days: number | null })

const timeOuts: readonly Wish[] = [
  { word: 'responsible.hours24', hours: 24 },
  { word: 'responsible.days7', hours: 7 * 24 },
  { word: 'responsible.days30', hours: 30 * 24 },
]
const exclusions: readonly Wish[] = [
  { word: 'responsible.months6', days: 183 },
  { word: 'responsible.year1', days: 366 },
  { word: 'responsible.years5', days: 1_827 },
  { word: 'responsible.forGood', days: null },
]

/** Time-out and self-exclusion: choose a span, then confirm it. */
export function Breaks({ state: { pause } }: { state: PlayState }) {
  const t = useTranslate()
  const when = useMoment()
  const client = useQueryClient()
  const [wish, setWish] = useState<Wish>()
  const start = useMutation({
    mutationFn: async (chosen: Wish) => {
      if ('hours' in chosen) await call(responsible.timeOut, { hours: chosen.hours })
      else await call(responsible.exclude, { days: chosen.days })
    },
    onSuccess: () => setWish(undefined),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['responsible'] }), reloadUser()]),
  })
  const chips = (wishes: readonly Wish[]) => (
    <div className="mt-2 flex flex-wrap gap-2">
      {wishes.map((one) => (
        <Chip key={one.word} on={wish === one} onClick={() => setWish(one)}>
          {t(one.word)}
        </Chip>
      ))}
    </div>
  )
  return (
    <Section part="breaks" title={t('responsible.breaks')} text={t('responsible.breakText')}>
      {pause && (
        <p role="status" className="mb-3 font-semibold">
          {pause.until === null
            ? t('responsible.runsForGood')
            : t('responsible.runsUntil', { when: when(pause.until) })}
        </p>
      )}
      {chips(timeOuts)}
      <h3 className="mt-4 font-semibold">{t('responsible.exclude')}</h3>
      {chips(exclusions)}
      {wish && (
        <div role="alert" className="mt-4 flex flex-col gap-3">
          <p className="font-semibold">{t('responsible.sure', { span: t(wish.word) })}</p>
          <Button look="danger" busy={start.isPending} onClick={() => start.mutate(wish)}>
            {t('responsible.yes')}
          </Button>
          <Button look="ghost" onClick={() => setWish(undefined)}>
            {t('responsible.cancel')}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** The player's own interval of reality checks. */
export function RealityCheck({ state }: { state: PlayState }) {
  const t = useTranslate()
  const client = useQueryClient()
  const [text, setText] = useState(String(state.ownRealityCheckMinutes))
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
  const save = useMutation({
    mutationFn: (wanted: number) => call(responsible.setRealityCheck, { minutes: wanted }),
    onSettled: () => client.invalidateQueries({ queryKey: ['responsible'] }),
  })
  const playOn = useMutation({
    mutationFn: () => call(responsible.playOn, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['responsible'] }),
  })
  const { minutesPlayed, realityCheckMinutes } = state
  return (
    <Section title={t('responsible.check')} text={t('responsible.checkText')}>
      {realityCheckMinutes > 0 && (
        <p className="mb-3">{t('responsible.played', { minutes: minutesPlayed, interval: realityCheckMinutes })}</p>
      )}
      {realityCheckMinutes > 0 && minutesPlayed >= realityCheckMinutes && (
        <div className="mb-4">
          <Button busy={playOn.isPending} onClick={() => playOn.mutate()}>
            {t('responsible.playOn')}
          </Button>
        </div>
      )}
      <form
        noValidate
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (minutes !== undefined) save.mutate(minutes)
        }}
      >
        <Field
          label={t('responsible.minutes')}
          value={text}
          onChange={setText}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" busy={save.isPending} disabled={minutes === undefined || minutes > 1_440}>
          {t('responsible.save')}
        </Button>
      </form>
    </Section>
  )
}
