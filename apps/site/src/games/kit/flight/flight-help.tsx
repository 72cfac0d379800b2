import { useTranslate } from '../../../kernel/language/language.ts'
import type { GameKeys } from '../keys/game-keys.ts'
import { KeysHelp } from '../keys/keys-help.tsx'
import { setHum, useHumOn } from '../sound/hum-switch.ts'
import { SwitchRow } from '../switch-row.tsx'
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
      <SwitchRow on={on} onSwitch={setHum} className="mt-4">
        <span>
          <span className="block font-semibold">{t('flight.hum')}</span>
          <span className="text-muted">{t('flight.humText')}</span>
        </span>
      </SwitchRow>
    </KeysHelp>
  )
}
