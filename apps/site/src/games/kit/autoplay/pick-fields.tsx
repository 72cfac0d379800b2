import { Chip } from '@fairground/ui/chip'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { Slider } from '../slider.tsx'
import type { PickSpec } from './pick-spec.ts'
import type { RunFields } from './run-form.ts'

interface PickFieldsProps {
  spec: PickSpec
  fields: RunFields
  onChange: (changes: Partial<RunFields>) => void
}

/** The picks of each round of the run, in the game's own terms. */
export function PickFields({ spec, fields, onChange }: PickFieldsProps) {
  const t = useTranslate()
  const { picks } = fields
  const change = (next: readonly number[]) => onChange({ picks: next })
  return (
    <section className="flex flex-col gap-3">
      {spec.kind === 'none' && <p className="text-s text-muted">{t('autoplay.nothing')}</p>}
      {spec.kind === 'count' && (
        <Steps
          steps={picks.length}
          limit={spec.most}
          onChange={(steps) => change(Array.from({ length: steps }, (_, at) => at))}
        />
      )}
      {spec.kind === 'tiles' && <Tiles spec={spec} picks={picks} onChange={change} />}
      {spec.kind === 'rows' && <Rows widths={spec.widths} picks={picks} onChange={change} />}
    </section>
  )
}

function Steps({ steps, limit, onChange }: { steps: number; limit: number; onChange: (steps: number) => void }) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex justify-between text-s font-semibold text-muted">
        {t('autoplay.steps')}
        <output className="nums text-text">{steps}</output>
      </label>
      <Slider id={id} min={1} max={limit} value={steps} disabled={limit === 1} onChange={onChange} />
    </div>
  )
}

interface ChosenProps {
  picks: readonly number[]
  onChange: (picks: readonly number[]) => void
}

/** A board for choosing different positions. At least one stays chosen. */
function Tiles({ spec, picks, onChange }: ChosenProps & { spec: Extract<PickSpec, { kind: 'tiles' }> }) {
  const t = useTranslate()
  const { places, columns, most: limit } = spec
  const toggle = (at: number) => {
    if (!picks.includes(at)) onChange(picks.length < limit ? [...picks, at] : [...picks.slice(1), at])
    else if (picks.length > 1) onChange(picks.filter((picked) => picked !== at))
  }
  return (
    <>
      <p className="text-s text-muted">{t('autoplay.tiles', { count: picks.length })}</p>
      <fieldset className="grid max-w-64 gap-1.5" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        <legend className="sr-only">{t('autoplay.picks')}</legend>
        {Array.from({ length: places }, (_, at) => at).map((at) => (
          <Place
            key={at}
            on={picks.includes(at)}
            label={t('autoplay.tile', { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 })}
            onPress={() => toggle(at)}
          >
            {picks.includes(at) ? picks.indexOf(at) + 1 : ''}
          </Place>
        ))}
      </fieldset>
    </>
  )
}

/** The number of steps, and one position for each. */
function Rows({ widths, picks, onChange }: ChosenProps & { widths: readonly number[] }) {
  const t = useTranslate()
  const stepCount = (steps: number) =>
    onChange(widths.slice(0, steps).map((width, step) => picks[step] ?? Math.floor(width / 2)))
  const steps = picks.map((picked, step) => ({ picked, step }))
  return (
    <>
      {widths.length > 1 && <Steps steps={picks.length} limit={widths.length} onChange={stepCount} />}
      <ol className="flex flex-col gap-1.5">
        {steps.map(({ picked, step }) => (
          <li key={step}>
            <fieldset className="flex flex-wrap gap-1">
              <legend className="mb-1 text-xs text-muted">{t('autoplay.step', { step: step + 1 })}</legend>
              {Array.from({ length: widths[step] ?? 0 }, (_, at) => at).map((at) => (
                <Place
                  key={at}
                  on={at === picked}
                  label={t('autoplay.place', { place: at + 1 })}
                  onPress={() => onChange(picks.map((column, row) => (row === step ? at : column)))}
                >
                  {at + 1}
                </Place>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  )
}

function Place(props: { on: boolean; label: string; onPress: () => void; children: ReactNode }) {
  return (
    <Chip on={props.on} aria-label={props.label} className="aspect-square min-h-8 min-w-8 px-0" onClick={props.onPress}>
      {props.children}
    </Chip>
  )
}
