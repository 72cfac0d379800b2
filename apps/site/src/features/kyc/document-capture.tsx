import { CallError } from '@fairground/contract/envelope'
import type { KycDocumentKind } from '@fairground/contract/kyc'
import { cx } from '@fairground/ui/cx'
import { ProgressBar } from '@fairground/ui/progress-bar'
import Camera from 'lucide-react/icons/camera'
import Check from 'lucide-react/icons/check'
import { useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { uploadDocument } from '../../calls/upload.ts'
import { shrinkPicture } from '../../kernel/browser/shrink-picture.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { sizeInWords } from './picture-size.ts'

/** Most bytes of a picture that the server takes. */
const MOST_BYTES = 8 * 1024 * 1024
/** A phone turns its own kinds of pictures into one of these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

type Capture =
  | { state: 'empty'; error?: string }
  | { state: 'sending'; part: number }
  | { state: 'ready'; preview: string; bytes: number }

/** Takes one picture with the camera or from the files, sends it with its progress, and shows it. */
export function DocumentCapture({
  kind,
  onChange,
}: {
  kind: KycDocumentKind
  /** Gets the id of the uploaded picture; undefined while there is none. */
  onChange: (id: string | undefined) => void
}) {
  const t = useTranslate()
  const locale = useLocale()
  const inputId = useId()
  const [capture, setCapture] = useState<Capture>({ state: 'empty' })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  const preview = capture.state === 'ready' ? capture.preview : undefined
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    onChange(undefined)
    setCapture({ state: 'sending', part: 0 })
    try {
      const picture = await shrinkPicture(file)
      if (picture.size > MOST_BYTES) throw new CallError('file_too_large')
      const showPart = (part: number) => setCapture({ state: 'sending', part })
      const { id, bytes } = await uploadDocument(picture, showPart, controller.signal)
      setCapture({ state: 'ready', preview: URL.createObjectURL(picture), bytes })
      onChange(id)
    } catch (error) {
      if (controller.signal.aborted) return
      const refusal = error instanceof CallError ? error : new CallError('network_error')
      setCapture({ state: 'empty', error: sentenceOf(refusal) })
    }
  }

  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-m font-semibold">{t(`kyc.${kind}Title`)}</h3>
      <p id={`${inputId}-hint`} className="text-s text-muted">
        {t(`kyc.${kind}Hint`)}
      </p>
      <label
        htmlFor={inputId}
        className={cx(
          'relative flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 overflow-hidden rounded-m border-2 border-dashed bg-ground p-4 text-center has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
          capture.state === 'ready' ? 'border-safe' : 'border-edge',
        )}
      >
        <input
          id={inputId}
          type="file"
          accept={ACCEPTED}
          capture={kind === 'face' ? 'user' : 'environment'}
          aria-describedby={`${inputId}-hint`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // The same file again is a new choice.
            currentTarget.value = ''
          }}
        />
        <Inside capture={capture} name={t(`kyc.${kind}Title`)} />
      </label>
      <p role="status" className={cx('min-h-5 text-xs', capture.state === 'ready' ? 'text-safe' : 'text-muted')}>
        {capture.state === 'ready' && (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <Check size={14} aria-hidden="true" />
            {t('kyc.ready', { size: sizeInWords(capture.bytes, locale) })}
          </span>
        )}
        {capture.state === 'empty' && t('kyc.formats', { size: sizeInWords(MOST_BYTES, locale) })}
      </p>
      {capture.state === 'empty' && capture.error && (
        <p role="alert" className="text-s font-medium text-loss">
          {capture.error}
        </p>
      )}
    </section>
  )
}

function Inside({ capture, name }: { capture: Capture; name: string }) {
  const t = useTranslate()
  if (capture.state === 'sending') {
    const percent = Math.round(capture.part * 100)
    return (
      <>
        <div className="w-full max-w-60">
          <ProgressBar label={name} value={percent} max={100} tone="safe" />
        </div>
        <span className="nums text-s text-muted">
          {percent < 100 ? t('kyc.sending', { percent }) : t('kyc.preparing')}
        </span>
      </>
    )
  }
  if (capture.state === 'ready') {
    return (
      <>
        <img src={capture.preview} alt={name} className="max-h-52 rounded-s object-contain" />
        <span className="text-s font-semibold text-accent-text">{t('kyc.retake')}</span>
      </>
    )
  }
  return (
    <>
      <Camera size={28} aria-hidden="true" className="text-accent-text" />
      <span className="font-semibold">{t('kyc.takePicture')}</span>
    </>
  )
}
