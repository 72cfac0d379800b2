import { Button, buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'

const texts = {
  unknown: { title: 'play.unknownTitle', text: 'errors.game_unknown' },
  unreachable: { title: 'play.unreachableTitle', text: 'play.noNetwork' },
  preparing: { title: 'flight.preparingTitle', text: 'errors.no_round_yet' },
} as const

/** A frame page without a game: the game is unreachable or unknown, or its first round is in preparation. */
export function FrameNotice({
  kind,
  onAgain,
}: {
  kind: 'unreachable' | 'unknown' | 'preparing'
  onAgain?: () => void
}) {
  const t = useTranslate()
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div role="alert" className="flex max-w-sm flex-col items-center gap-4">
        <h1 className="text-l">{t(texts[kind].title)}</h1>
        <p className="text-s text-muted">{t(texts[kind].text)}</p>
        {onAgain && (
          <Button look="primary" onClick={onAgain}>
            {t('common.again')}
          </Button>
        )}
        <a href="/" target="_top" className={buttonClass('plain')}>
          {t('shell.toLobby')}
        </a>
      </div>
    </main>
  )
}
