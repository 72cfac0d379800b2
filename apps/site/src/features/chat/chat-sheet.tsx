import { Popup } from '@fairground/ui/popup'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { ChatPlace } from './chat-place.tsx'

/** The popup `chat`: a room in a sheet, or the list of rooms where the request names none (PO-01). */
export function ChatSheet({ request, layer }: { request: RequestOf<'chat'>; layer: number }) {
  const t = useTranslate()
  const { roomId, gameId } = request
  const first = roomId !== undefined ? { roomId } : gameId !== undefined ? { gameId } : undefined
  return (
    <Popup
      shape="page"
      closes="button"
      title={t('popups.chatTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('chat')}
    >
      <ChatPlace first={first} />
    </Popup>
  )
}
