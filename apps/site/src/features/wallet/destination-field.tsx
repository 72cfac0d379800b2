import { Chip } from '@fairground/ui/chip'
import { Field } from '@fairground/ui/field'
import { serverNow } from '../../calls/server-time.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'

/** What the destinations of a provider look like. */
const HINTS = { sandbox: 'withdraw.sandboxHint', pix: 'withdraw.pixHint' } as const

/** Where the money goes: a text in the provider's form, and the player's earlier destinations at a press. */
export function DestinationField({
  channel,
  destinations,
  value,
  onChange,
  error,
}: {
  channel: { id: string }
  destinations: readonly { destination: string; usableFrom: number }[]
  value: string
  onChange: (text: string) => void
  error: string | undefined
}) {
  const t = useTranslate()
  const locale = useLocale()
  const provider = (['sandbox', 'pix'] as const).find((name) => channel.id.startsWith(name))
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <div className="flex flex-col gap-2.5">
      <Field
        label={t('withdraw.destination')}
        name="destination"
        value={value}
        onChange={onChange}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        hint={t(provider ? HINTS[provider] : 'withdraw.otherHint')}
        error={error}
      />
      {destinations.length > 0 && (
        <ul aria-label={t('withdraw.saved')} className="flex flex-wrap gap-2">
          {destinations.slice(0, 6).map(({ destination, usableFrom }) => (
            <li key={destination} className="max-w-full">
              <Chip
                on={value === destination}
                className="max-w-full"
                disabled={usableFrom > serverNow()}
                onClick={() => onChange(destination)}
              >
                <span className="truncate">{destination}</span>
                {usableFrom > serverNow() && (
                  <span className="text-xs text-muted">
                    {t('withdraw.usableFrom', { date: dateFormat.format(usableFrom) })}
                  </span>
                )}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
