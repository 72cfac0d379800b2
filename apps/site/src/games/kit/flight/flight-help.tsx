import { useTranslate } from '../../../kernel/language/language.ts'
import type { GameKeys } from '../keys/game-keys.ts'
import { KeysHelp } from '../keys/keys-help.tsx'
import { setHum, useHumOn } from '../sound/hum-switch.ts'
import type { MultiplayerGameRules } from './multiplayer-game-rules.ts'

interface FlightHelpProps {
  rules: MultiplayerGameRules
  game: GameKeys
  onClose: () => void
}

/** The rules of a multiplayer game, its keys, and the switches for keys and hum. */
export function FlightHelp({ rules, game, onClose }: FlightHelpProps) {
  const t = useTranslate()
  const on = useHumOn()
  return (
    <KeysHelp note={rules.rulesText} onClose={onClose} game={game}>
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
