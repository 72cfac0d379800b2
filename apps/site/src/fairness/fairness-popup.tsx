import { Popup } from '@fairground/ui/popup'
import { useTranslate } from '../kernel/language/language.ts'
import { FairnessPanel } from './fairness-panel.tsx'

/** The fairness panel over a game. */
export function FairnessPopup({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Popup title={t('fairness.title')} closeLabel={t('common.close')} onClose={onClose} shape="wide" awning>
      <FairnessPanel />
    </Popup>
  )
}
