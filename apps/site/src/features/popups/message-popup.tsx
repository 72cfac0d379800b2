import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'

/** A message with a title, a text, and a button that confirms it. */
export function MessagePopup({ request, layer }: { request: RequestOf<'message'>; layer: number }) {
  const t = useTranslate()
  const close = () => closePopup('message')
  return (
    <Popup title={request.title} closeLabel={t('common.close')} layer={layer} onClose={close}>
      <p className="mb-5 whitespace-pre-line text-muted">{request.text}</p>
      <Button look="primary" size="l" className="w-full" onClick={close}>
        {t('popups.ok')}
      </Button>
    </Popup>
  )
}
