import { cardKinds, setCardShown, useHiddenCards } from '../cards/shown-cards.ts'
import { useChatText } from '../chat-text.ts'

/** Which cards the chat shows on this device. */
export function ShownCards() {
  const t = useChatText()
  const hidden = useHiddenCards()
  const names = {
    bet: t('chat.shownBet'),
    result: t('chat.shownResult'),
    closing: t('chat.shownClosing'),
    win: t('chat.shownWin'),
  }
  return (
    <fieldset className="mt-3">
      <legend className="text-s font-bold">{t('chat.shown')}</legend>
      {cardKinds.map((kind) => (
        <label
          key={kind}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-1 text-s hover:bg-button"
        >
          <input
            type="checkbox"
            checked={!hidden.includes(kind)}
            onChange={({ target }) => setCardShown(kind, target.checked ? 'shown' : 'hidden')}
            className="size-5 accent-accent"
          />
          {names[kind]}
        </label>
      ))}
    </fieldset>
  )
}
