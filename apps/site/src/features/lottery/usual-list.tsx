import { Chip } from '@fairground/ui/chip'
import X from 'lucide-react/icons/x'
import { lineName } from '../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { offerKey } from './draft.ts'
import type { Room } from './use-room.ts'
import { dropUsual, useUsualSlips } from './usual-slips.ts'

/** The slips that the player keeps: a press adds one to the slip. Nothing without any. */
export function UsualList({ room: { game, slip } }: { room: Room }) {
  const t = useLotteryTranslate()
  const keptSlips = useUsualSlips(game.gameId)
  if (keptSlips.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-s font-semibold text-muted">{t('lottery.usual')}</legend>
      {keptSlips.map((lines, index) => {
        // A pick that the jurisdiction or the operator has taken away is left out.
        const knownLines = lines.filter((line) => slip.offers.has(offerKey(line)))
        const name = knownLines.map((line) => `${lineName(line, t)} ${line.stake}`).join(' · ')
        return (
          // Slips have no name; the list is short and only grows at its end.
          // biome-ignore lint/suspicious/noArrayIndexKey: two kept slips may be equal
          <div key={index} className="flex items-center gap-1">
            <Chip className="min-h-11 min-w-0 grow justify-start" onClick={() => slip.addAll(knownLines)}>
              <span className="truncate">{name}</span>
            </Chip>
            <button
              type="button"
              aria-label={t('lottery.usualDrop', { slip: name })}
              onClick={() => dropUsual(game.gameId, index)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
            >
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
