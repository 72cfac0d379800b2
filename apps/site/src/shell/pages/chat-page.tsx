import { BrandMark } from '@fairground/ui/brand-mark'
import { buttonClass } from '@fairground/ui/button'
import { ChatTent } from '../../features/popups/art/tents.tsx'
import { GameTickets } from '../../features/popups/game-tickets.tsx'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { Link } from '../../kernel/router/index.ts'

/** `/chatlive`: says that the live chat is not open yet and what the player can do meanwhile. It has no surroundings (RT-04). */
export function ChatPage() {
  const t = useTranslate()
  const title = t('gates.liveTitle')
  useTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center border-b border-line px-3 tablet:px-6">
        <Link to="/" className="flex min-h-11 items-center gap-2 rounded-s" aria-label={t('common.brand')}>
          <BrandMark className="size-8" />
          <span className="font-display text-l font-extrabold tracking-tight">{t('common.brand')}</span>
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-4 px-6 py-10 text-center">
        <span className="flex justify-center">
          <ChatTent />
        </span>
        <h1 className="text-xl">{title}</h1>
        <p className="text-muted">{t('gates.liveText')}</p>
        <div className="text-start">
          <GameTickets from="chat" />
        </div>
        <Link to="/fairness" className={buttonClass('ghost')}>
          {t('gates.howFair')}
        </Link>
      </main>
    </div>
  )
}
