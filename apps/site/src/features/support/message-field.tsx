import { LONGEST_SUPPORT_TEXT, MOST_ATTACHMENTS } from '@fairground/contract/support'
import { Button } from '@fairground/ui/button'
import ImagePlus from 'lucide-react/icons/image-plus'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useLoggedIn } from '../../kernel/token.ts'
import { useSupportText } from './support-text.ts'
import type { Draft } from './use-draft.ts'

/** Fingers write line breaks with Enter; who has a keyboard sends with it. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** The field of a message, with its pictures. `children` stand between field and button. */
export function MessageField({ draft, children }: { draft: Draft; children?: ReactNode }) {
  const t = useSupportText()
  const loggedIn = useLoggedIn()
  const errorId = useId()
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey || !hasKeyboard()) return
    event.preventDefault()
    draft.send()
  }
  return (
    <div className="flex flex-col gap-2">
      <textarea
        rows={3}
        value={draft.text}
        maxLength={LONGEST_SUPPORT_TEXT}
        onChange={({ target }) => draft.write(target.value)}
        onKeyDown={press}
        placeholder={t('support.placeholder')}
        aria-label={t('support.field')}
        aria-describedby={errorId}
        className="max-h-60 min-h-24 w-full resize-none rounded-m border border-edge bg-ground px-3.5 py-2.5 text-m leading-snug outline-none [field-sizing:content] placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      />
      {children}
      <p id={errorId} role="alert" className="text-s font-medium text-loss empty:hidden">
        {draft.error}
      </p>
      <p role="status" className="text-s text-muted empty:hidden">
        {draft.isUploading ? t('support.sending') : ''}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {loggedIn ? <AttachButton draft={draft} /> : <p className="text-xs text-muted">{t('support.attachLogin')}</p>}
        <Button
          look="primary"
          className="ms-auto"
          busy={draft.isSending}
          aria-disabled={!draft.isSendable}
          onClick={draft.send}
        >
          <SendHorizontal size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          {t('support.send')}
        </Button>
      </div>
    </div>
  )
}

function AttachButton({ draft: { pictures, attach, dropPictures } }: { draft: Draft }) {
  const t = useSupportText()
  const inputId = useId()
  return (
    <>
      {pictures.length < MOST_ATTACHMENTS && (
        <label
          htmlFor={inputId}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-m bg-button px-3 text-s font-semibold has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus"
        >
          <input
            id={inputId}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={({ currentTarget }) => {
              attach(currentTarget.files?.[0])
              // The same file again is a new choice.
              currentTarget.value = ''
            }}
          />
          <ImagePlus size={18} aria-hidden="true" />
          {t('support.attach')}
        </label>
      )}
      {pictures.length > 0 && (
        <>
          <span className="nums text-s">{t('support.attached', { count: pictures.length })}</span>
          <Button size="s" onClick={dropPictures}>
            {t('support.drop')}
          </Button>
        </>
      )}
    </>
  )
}
