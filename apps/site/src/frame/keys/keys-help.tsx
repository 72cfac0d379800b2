import type { PhraseKey } from '@fairground/phrases'
import { Popup } from '@fairground/ui/popup'
import type { ReactNode } from 'react'
import { useTranslate } from '../../session/language.ts'
import { isTheatreOffered } from '../../session/theatre.ts'
import { mayPlayByKeys } from '../market.ts'
import { setKeys, useKeysOn } from './keys-switch.ts'

/** A line of the help: some keys, and what they do. */
interface KeyLine {
  keys: readonly string[]
  does: string
}

interface KeysHelpProps {
  onClose: () => void
  /** The keys of this game, where they are not those of the stepped games. */
  lines?: readonly KeyLine[]
  /** What the game has to say of itself, above the keys. */
  note: PhraseKey
  /** The exact return of the bet that stands there, as printed text; absent where a card beside the game has it alone. */
  returns?: string | undefined
  /** More switches below. */
  children?: ReactNode
}

/** What a game has to say of itself, its keys, and the switch that turns them off. */
export function KeysHelp({ note, returns, onClose, lines, children }: KeysHelpProps) {
  const t = useTranslate()
  const on = useKeysOn()
  const isLawful = mayPlayByKeys()
  const everywhere: readonly KeyLine[] = [
    { keys: ['←', '↑', '↓', '→'], does: t('play.keyArrows') },
    { keys: [t('play.keyEnterName')], does: t('play.keyEnter') },
    { keys: ['?'], does: t('play.keyHelp') },
    ...(isTheatreOffered() ? [{ keys: ['T'], does: t('play.keyTheatre') }] : []),
  ]
  const stepped: readonly KeyLine[] = [
    { keys: [t('play.keySpaceName')], does: t('play.keySpace') },
    { keys: ['A'], does: t('play.keyHalf') },
    { keys: ['S'], does: t('play.keyDouble') },
    { keys: ['1', '…', '9'], does: t('play.keyDigits') },
    ...everywhere,
  ]
  return (
    <Popup title={t('play.keysTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="mb-3 text-s text-muted">{t(note)}</p>
      {returns && <p className="mb-3 text-s font-semibold">{t('play.helpReturn', { share: returns })}</p>}
      <dl className="flex flex-col divide-y divide-line">
        {(isLawful ? (lines ?? stepped) : everywhere).map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="order-2 flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-7 min-w-7 place-items-center rounded-s border border-line bg-button px-2 font-text text-s font-semibold shadow-[0_2px_0_var(--design-border)]"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-s">{does}</dd>
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
    <label className="mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-4 text-s">
      <span>
        <span className="block font-semibold">{t('play.keysSwitch')}</span>
        <span className="text-muted">{t('play.keysSwitchText')}</span>
      </span>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => setKeys(event.target.checked)}
        className="size-6 accent-[var(--design-button-active-bg)]"
      />
    </label>
  )
}
