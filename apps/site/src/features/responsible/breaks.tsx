import * as responsible from '@fairground/contract/calls/responsible'
import type { PlayState } from '@fairground/contract/play-limits'
import type { PhraseKey } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { Select } from '@fairground/ui/native-controls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { usePauseWords } from '../../player/pause-words.ts'
import { reloadUser } from '../../player/user.ts'
import { Section } from './section.tsx'

type Wish = { word: PhraseKey } & ({ hours: number } | { days: number | null })

const timeOuts: readonly [Wish, ...Wish[]] = [
  { word: 'responsible.hours24', hours: 24 },
  { word: 'responsible.days7', hours: 7 * 24 },
  { word: 'responsible.days30', hours: 30 * 24 },
  { word: 'responsible.weeks6', hours: 42 * 24 },
]
const exclusions: readonly [Wish, ...Wish[]] = [
  { word: 'responsible.months6', days: 183 },
  { word: 'responsible.year1', days: 366 },
  { word: 'responsible.years5', days: 1_827 },
  { word: 'responsible.forGood', days: null },
]

/** Time-out and self-exclusion: choose a span, then confirm it. */
export function Breaks({ state: { pause } }: { state: PlayState }) {
  const t = useTranslate()
  const words = usePauseWords()
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
  return (
    <Section part="breaks" title={t('responsible.breaks')} text={t('responsible.breakText')}>
      {pause && (
        <p role="status" className="mb-3 font-semibold">
          {words(pause)}
        </p>
      )}
      <Spans wishes={timeOuts} action="responsible.breaks" onChoose={setWish} />
      <h3 className="mt-4 mb-2 font-semibold">{t('responsible.exclude')}</h3>
      <Spans wishes={exclusions} action="responsible.exclude" onChoose={setWish} />
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

/** A menu of spans, the shortest first, and the button that asks for the chosen one. */
function Spans({
  wishes,
  action,
  onChoose,
}: {
  wishes: readonly [Wish, ...Wish[]]
  action: PhraseKey
  onChoose: (wish: Wish) => void
}) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<Wish>(wishes[0])
  return (
    <div className="grid grid-cols-2 gap-2 tablet:max-w-md">
      <Select
        label={t('responsible.span', { action: t(action) })}
        value={chosen.word}
        options={wishes.map(({ word }) => ({ value: word, name: t(word) }))}
        onChoose={(word) => setChosen(wishes.find((wish) => wish.word === word) ?? wishes[0])}
      />
      <Button onClick={() => onChoose(chosen)}>{t(action)}</Button>
    </div>
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
