import { supportTopicSchema } from '@fairground/contract/support'
import { localeNames, locales } from '@fairground/phrases'
import { useId } from 'react'
import { useTranslate } from '../language.tsx'
import type { Cut } from './support-queries.ts'

/** Cuts the queue to a topic and a language. */
export function QueueCut({ cut, onChange }: { cut: Cut; onChange: (cut: Cut) => void }) {
  const t = useTranslate()
  return (
    <div className="mb-3 grid grid-cols-2 gap-2">
      <Cutting
        label={t('staff.topic')}
        value={cut.topic}
        options={supportTopicSchema.options.map((topic) => ({ value: topic, text: t(`staff.topic_${topic}`) }))}
        onChange={(topic) => onChange({ ...cut, topic })}
      />
      <Cutting
        label={t('staff.language')}
        value={cut.language}
        options={locales.map((locale) => ({ value: locale, text: localeNames[locale] }))}
        onChange={(language) => onChange({ ...cut, language })}
      />
    </div>
  )
}

function Cutting<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value | ''
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value | '') => void
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value | '')}
        className="min-h-11 w-full rounded-m border border-edge bg-ground px-2 text-s text-text"
      >
        <option value="">{t('staff.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
