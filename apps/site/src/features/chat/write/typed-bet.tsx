import type { LotteryPhraseKey } from '@fairground/phrases/lottery'
import { Chip } from '@fairground/ui/chip'
import { lineName } from '../../../games/kit/lottery/pick-words.ts'
import { mendingsOf } from '../../../games/kit/lottery/slip-mendings.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { PLAY_MONEY } from '../../../player/money.ts'
import { useUser } from '../../../player/user.ts'
import { useChatText } from '../chat-text.ts'
import { readBets, takeBets } from './bet-command.ts'

/**
 * Offers a text of a lottery's room as bets, where it reads as bets: a press fills the slip of the lottery, where a further one places
 * it. After `/bet` it also says what cannot be read.
 */
export function TypedBet({ gameId, text, onTaken }: { gameId: string; text: string; onTaken(): void }) {
  const t = useChatText()
  const words = useLotteryTranslate()
  const decimalLength = useUser()?.decimalLength ?? PLAY_MONEY.decimalLength
  const { lines, error, isCommand } = readBets(gameId, text, decimalLength)
  if (lines.length > 0) {
    const take = () => {
      if (takeBets(gameId, text, decimalLength)) onTaken()
    }
    return (
      <Chip className="min-h-11 max-w-full justify-start" onClick={take}>
        <span className="truncate">
          {t('chat.asBet')} {lines.map((line) => `${lineName(line, words)} ${line.stake}`).join(' · ')}
        </span>
      </Chip>
    )
  }
  if (!error || !isCommand) return null
  const params = { ...mendingsOf(error, text, String).params, part: error.part }
  return (
    <p role="status" className="text-xs text-loss">
      {words(`lottery.typed_${error.code}` as LotteryPhraseKey, params)}
    </p>
  )
}
