import { useTranslate } from '../../session/language.ts'
import { KeysHelp } from '../keys/keys-help.tsx'
import { setHum, useHumOn } from '../sound/hum-switch.ts'
import type { SharedGameRules } from './shared-game-rules.ts'

/** The rules of a shared game, its keys, and the switches of keys and hum. */
export function FlightHelp({ rules, onClose }: { rules: SharedGameRules; onClose: () => void }) {
  const t = useTranslate()
  const on = useHumOn()
  const digits = rules.game.slots > 1 ? [{ keys: ['1', '2'], does: t('flight.keySeat') }] : []
  return (
    <KeysHelp
      note={rules.rulesText}
      onClose={onClose}
      lines={[
        { keys: [t('play.keySpaceName')], does: t('play.keySpace') },
        { keys: ['A'], does: t('play.keyHalf') },
        { keys: ['S'], does: t('play.keyDouble') },
        ...digits,
        { keys: ['?'], does: t('play.keyHelp') },
      ]}
    >
      <label className="mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-4 text-s">
        <span>
          <span className="block font-semibold">{t('flight.hum')}</span>
          <span className="text-muted">{t('flight.humText')}</span>
        </span>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setHum(event.target.checked)}
          className="size-6 accent-[var(--design-button-active-bg)]"
        />
      </label>
    </KeysHelp>
  )
}
