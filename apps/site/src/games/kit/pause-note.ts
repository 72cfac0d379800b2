import { useTranslate } from '../../kernel/language/language.ts'
import { useUser } from '../../player/user.ts'

/** Why and until when a player in a break or excluded may not bet, for below the main button; undefined for everybody else. */
export function usePauseNote(): string | undefined {
  const t = useTranslate()
  const pause = useUser()?.pause
  if (!pause) return undefined
  return pause.kind === 'time_out' ? t('errors.time_out', { until: pause.until ?? 0 }) : t('errors.self_excluded')
}
