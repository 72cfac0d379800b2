import type { KycDocumentKind } from '@fairground/contract/kyc'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { DocumentCapture } from './document-capture.tsx'
import type { KycTasks } from './kyc-tasks.ts'

/** An uploaded picture of the submission. */
export interface TakenPicture {
  id: string
  kind: KycDocumentKind
}

/** Takes the pictures that are needed, then sends the submission. */
export function PictureStep({
  pictures,
  isSending,
  error,
  onBack,
  onSend,
}: {
  pictures: KycTasks['pictures']
  isSending: boolean
  /** The sentence of a refusal. */
  error: string | undefined
  /** Undefined: this is the first step. */
  onBack: (() => void) | undefined
  onSend: (pictures: TakenPicture[]) => void
}) {
  const t = useTranslate()
  const [choice, setChoice] = useState<'face' | 'address'>('face')
  const [idsByKind, setIdsByKind] = useState<Partial<Record<KycDocumentKind, string | undefined>>>({})
  const kinds = pictures.map((kind) => (kind === 'faceOrAddress' ? choice : kind))
  const takenPictures = kinds.flatMap((kind) => {
    const id = idsByKind[kind]
    return id === undefined ? [] : [{ id, kind }]
  })
  return (
    <div className="flex flex-col gap-5">
      {pictures.map((picture) => {
        const kind = picture === 'faceOrAddress' ? choice : picture
        return (
          <div key={picture} className="flex flex-col gap-3">
            {picture === 'faceOrAddress' && (
              <fieldset>
                <legend className="mb-2 text-s font-semibold text-muted">{t('kyc.faceOrAddress')}</legend>
                <div className="grid grid-cols-2 gap-2">
                  {(['face', 'address'] as const).map((name) => (
                    <Chip key={name} on={choice === name} onClick={() => setChoice(name)}>
                      {t(`kyc.${name}Title`)}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            )}
            <DocumentCapture
              key={kind}
              kind={kind}
              onChange={(id) => setIdsByKind((ids) => ({ ...ids, [kind]: id }))}
            />
          </div>
        )
      })}
      <p className="text-s text-muted">{t('kyc.privacy')}</p>
      {error && (
        <p role="alert" className="text-s font-medium text-loss">
          {error}
        </p>
      )}
      <div className={onBack ? 'grid grid-cols-[auto_1fr] gap-3' : 'grid'}>
        {onBack && (
          <Button size="l" onClick={onBack}>
            {t('kyc.back')}
          </Button>
        )}
        <Button
          look="primary"
          size="l"
          busy={isSending}
          disabled={takenPictures.length < kinds.length}
          onClick={() => onSend(takenPictures)}
        >
          {t('kyc.send')}
        </Button>
      </div>
    </div>
  )
}
