import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { useId, useState } from 'react'
import { optionLabel, optionText } from '../../games/kit/option-words.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { rowsOf } from './field-list.data.ts'
import { emptyFields, fieldsOfProof, optionName, optionValues, type ProofFields } from './proof-fields.ts'
import { verifiedGames } from './verified-games.ts'

interface ProofFormProps {
  fields: ProofFields
  onChange: (fields: ProofFields) => void
  onRun: (fields: ProofFields) => void
}

/** The input of a proof: paste it, or fill in its fields. */
export function ProofForm({ fields, onChange, onRun }: ProofFormProps) {
  const t = useTranslate()
  const option = optionName(fields.gameId)
  return (
    <form
      className="flex flex-col gap-4 rounded-l border border-line bg-block p-4 tablet:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        onRun(fields)
      }}
    >
      <Paste
        onProof={(proof) => {
          onChange(proof)
          onRun(proof)
        }}
      />
      <h2 className="border-t-2 border-dotted border-line pt-4 text-m">{t('verify.fields')}</h2>
      <div className="grid items-end gap-3 tablet:grid-cols-2">
        <Choice
          label={t('verify.game')}
          value={fields.gameId}
          choices={verifiedGames.map((id) => ({ value: id, name: gameName(id, t) }))}
          onChange={(gameId) => onChange({ ...fields, gameId, option: '' })}
        />
        {option !== undefined && (
          <Choice
            label={optionLabel(option, t)}
            value={fields.option}
            choices={optionValues(fields.gameId).map((value) => ({ value, name: optionText(value, t) }))}
            onChange={(option) => onChange({ ...fields, option: option })}
          />
        )}
        {rowsOf(fields.gameId).map(({ name, label, mode, optional, wide }) => (
          <div key={name} className={wide ? 'tablet:col-span-2' : undefined}>
            <Field
              label={optional ? `${t(label)} (${t('verify.optional')})` : t(label)}
              value={fields[name]}
              onChange={(value) => onChange({ ...fields, [name]: value })}
              inputMode={mode}
              autoComplete="off"
              inputClassName={wide ? 'font-mono text-s' : 'nums'}
            />
          </div>
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit" look="primary" className="grow">
          {t('verify.run')}
        </Button>
        <Button onClick={() => onChange(emptyFields)}>{t('verify.clear')}</Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

/** A menu. It has no selection while the value is not in its list. */
function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-m border border-edge bg-ground px-3.5 text-m text-text outline-none focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      >
        {!choices.some((choice) => choice.value === value) && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Paste({ onProof }: { onProof: (fields: ProofFields) => void }) {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const take = (text: string) => {
    setText(text)
    const fields = readJson(text)
    setWrong(text.trim() !== '' && fields === undefined)
    if (fields) onProof(fields)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {t('verify.paste')}
      </label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        aria-invalid={wrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.target.value)}
        className="rounded-m border border-edge bg-ground px-3.5 py-2.5 font-mono text-s text-text outline-none focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      />
      <p id={`${id}-hint`} aria-live="polite" className={`text-xs ${wrong ? 'font-medium text-loss' : 'text-muted'}`}>
        {t(wrong ? 'verify.pasteWrong' : 'verify.pasteHint')}
      </p>
    </div>
  )
}

function readJson(text: string): ProofFields | undefined {
  try {
    return fieldsOfProof(JSON.parse(text))
  } catch {
    return undefined
  }
}
