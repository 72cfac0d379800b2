import { useOnline } from '../../kernel/browser/use-online.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { usePauseWords } from '../../player/pause-words.ts'
import { useUser } from '../../player/user.ts'

/**
 * Why this player can begin no round in any game now, in a sentence: there is no network, or a break or an exclusion runs; undefined
 * if they can. What is open goes on.
 */
export function useBetStop(): string | undefined {
  const t = useTranslate()
  const isOnline = useOnline()
  const words = usePauseWords()
  const pause = useUser()?.pause
  if (!isOnline) return t('play.noNetwork')
  return pause ? words(pause) : undefined
}
