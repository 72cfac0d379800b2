import MessagesSquare from 'lucide-react/icons/messages-square'
import { useLayout } from '../design/use-layout.ts'
import { togglePanel, usePanelOpen, WIDE } from '../features/chat/panel-state.ts'
import { useMatches } from '../kernel/browser/use-matches.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { useLocation } from '../kernel/router/index.ts'

/** Opens the chat beside the page and closes it, in the header of a wide window. Elsewhere the account menu leads to it. */
export function ChatButton() {
  const t = useTranslate()
  const isOpen = usePanelOpen()
  const hasRoom = useMatches(WIDE)
  const isDesktop = useLayout() === 'desktop'
  // A lottery's page has its bets at this side, and a button of its own.
  const isElsewhere = useLocation().pathname === '/chatbet'
  if (!isDesktop || !hasRoom || isElsewhere) return null
  return (
    <button
      type="button"
      id="chat-button"
      aria-label={t('popups.chatTitle')}
      title={t('popups.chatTitle')}
      aria-expanded={isOpen}
      onClick={togglePanel}
      className="grid size-11 shrink-0 place-items-center rounded-m border border-line bg-block text-muted transition-colors duration-120 hover:bg-button hover:text-text"
    >
      <MessagesSquare size={20} aria-hidden="true" />
    </button>
  )
}
