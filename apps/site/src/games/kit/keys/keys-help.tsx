import type { PhraseKey, Translate } from '@fairground/phrases'
import { Popup } from '@fairground/ui/popup'
import type { ReactNode } from 'react'
import { isTheatreOffered } from '../../../kernel/host/theatre.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { mayPlayByKeys } from '../jurisdiction.ts'
import { SwitchRow } from '../switch-row.tsx'
import { type GameKeys, listedKeys } from './game-keys.ts'
import { setKeys, useKeysOn } from './keys-switch.ts'

const NAMES: Readonly<Record<string, PhraseKey>> = { ' ': 'play.keySpaceName', Enter: 'play.keyEnterName' }
const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→' }

/** The label of a key. */
function keyName(key: string, t: Translate): string {
  const name = NAMES[key]
  return name ? t(name) : (SIGNS[key] ?? key.toUpperCase())
}

/** Shortens a long row of keys: the first, an ellipsis, the last. */
function shortRow(keys: readonly string[]): readonly string[] {
  return keys.length > 4 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys
}

interface KeysHelpProps {
  onClose: () => void
  /** The keys of this game; the help lists only these. */
  game: GameKeys
  /** The game's rules, above the keys. */
  note: PhraseKey
  /** The exact return of the current bet, as text; absent if a card next to the game shows it. */
  returns?: string | undefined
  /** More switches below. */
  children?: ReactNode
}

/** The game's rules, its keys, and the switch that turns them off. */
export function KeysHelp({ note, returns, onClose, game, children }: KeysHelpProps) {
  const t = useTranslate()
  const on = useKeysOn()
  const isLawful = mayPlayByKeys()
  const lines = listedKeys(game, { mayPlay: isLawful, hasTheatre: isTheatreOffered() })
  return (
    <Popup title={t('play.keysTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="mb-3 text-s text-muted">{t(note)}</p>
      {returns && <p className="mb-3 text-s font-semibold">{t('play.helpReturn', { share: returns })}</p>}
      <dl className="flex flex-col divide-y divide-line">
        {lines.map(({ act, keys, phrase }) => (
          <div key={act} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="order-2 flex gap-1">
              {shortRow(keys).map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-7 min-w-7 place-items-center rounded-s border border-line bg-button px-2 font-text text-s font-semibold shadow-[0_2px_0_var(--design-border)]"
                >
                  {keyName(key, t)}
                </kbd>
              ))}
            </dt>
            <dd className="text-s">{t(phrase)}</dd>
          </div>
        ))}
      </dl>
      {isLawful ? <KeysSwitch on={on} /> : <p className="mt-4 text-s text-muted">{t('play.keysOffHere')}</p>}
      {children}
    </Popup>
  )
}

function KeysSwitch({ on }: { on: boolean }) {
  const t = useTranslate()
  return (
    <SwitchRow on={on} onSwitch={setKeys} className="mt-4">
      <span>
        <span className="block font-semibold">{t('play.keysSwitch')}</span>
        <span className="text-muted">{t('play.keysSwitchText')}</span>
      </span>
    </SwitchRow>
  )
}
