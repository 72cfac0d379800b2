import { Button } from '@fairground/ui'
import { useTranslate } from '../session/language.ts'

/** A frame without a game: it cannot be reached, or there is no such game. */
export function FrameNotice({ kind, onAgain }: { kind: 'unreachable' | 'unknown'; onAgain?: () => void }) {
  const t = useTranslate()
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div role="alert" className="flex max-w-sm flex-col items-center gap-4">
        <h1 className="text-l">{t(kind === 'unknown' ? 'play.unknownTitle' : 'play.unreachableTitle')}</h1>
        <p className="text-s text-muted">{t(kind === 'unknown' ? 'errors.game_unknown' : 'play.noNetwork')}</p>
        {onAgain && (
          <Button look="primary" onClick={onAgain}>
            {t('common.again')}
          </Button>
        )}
      </div>
    </main>
  )
}
