import { Popup } from '@fairground/ui/popup'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { ChatRoom } from './chat-room.tsx'

/** The popup `chat`: a room in a sheet (PO-01). */
export function ChatSheet({ request, layer }: { request: RequestOf<'chat'>; layer: number }) {
  const t = useTranslate()
  return (
    <Popup
      shape="page"
      closes="button"
      title={t('popups.chatTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('chat')}
    >
      <ChatRoom wanted={request.roomId === undefined ? { gameId: request.gameId ?? '' } : { roomId: request.roomId }} />
    </Popup>
  )
}
