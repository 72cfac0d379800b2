import { assetUrl } from '@fairground/contract/asset'
import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { Popup } from '@fairground/ui/popup'
import { useTranslate } from '../../kernel/language/language.ts'
import { pageConfig } from '../../kernel/page/page-config.ts'
import { followLink } from '../../links/follow-link.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { isPicture, type NoticeLook, readNoticeLook } from './notice-look.ts'

/**
 * A notice in the operator's design. A press on it closes it and follows its link; the mask closes it if the operator
 * allows that.
 */
export function NoticePopup({ request: { notice }, layer }: { request: RequestOf<'notice'>; layer: number }) {
  const t = useTranslate()
  const look = readNoticeLook(notice.config)
  const title = notice.title || t('popups.noticeTitle')
  const close = () => closePopup('notice')
  const press = () => {
    close()
    if (look.link !== '') followLink(look.link)
  }
  const noticeLook = { ...look, content: look.content || (notice.description ?? '') }
  return (
    <Popup
      bare
      awning={look.bg === ''}
      closes={look.enableMaskClose ? 'anyhow' : 'button'}
      title={title}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={close}
    >
      <Card title={title} look={noticeLook} onPress={press} />
    </Popup>
  )
}

interface Shown {
  look: NoticeLook
  onPress: () => void
}

/**
 * The whole notice is a link. With the operator's background, text and button stand at the bottom; without one, below
 * the title.
 */
function Card({ title, look, onPress }: Shown & { title: string }) {
  const hasPicture = isPicture(look.bg)
  const hasWords = look.content !== '' || look.buttonText !== ''
  return (
    <div
      className={cx(
        'relative isolate flex flex-col justify-end',
        look.bg !== '' && (hasWords || !hasPicture) && 'min-h-80',
      )}
      style={hasPicture || look.bg === '' ? undefined : { background: look.bg }}
    >
      {look.bg === '' && (
        <p aria-hidden="true" className="px-5 pt-10 pe-16 pb-3 font-display text-l font-bold">
          {title}
        </p>
      )}
      {hasPicture && (
        <img
          src={assetUrl(look.bg, pageConfig().imageCdnRoot)}
          alt={hasWords ? '' : title}
          className={
            hasWords ? 'absolute inset-0 -z-10 size-full object-cover' : 'block max-h-[80dvh] w-full object-cover'
          }
        />
      )}
      <button
        type="button"
        aria-label={title}
        tabIndex={look.buttonText === '' ? 0 : -1}
        aria-hidden={look.buttonText !== ''}
        className="absolute inset-0 -outline-offset-4"
        onClick={onPress}
      />
      {hasWords && (
        <Words
          look={look}
          onPress={onPress}
          className={cx(
            'pointer-events-none relative [&>button]:pointer-events-auto',
            hasPicture && 'bg-[linear-gradient(transparent,var(--main-bg-color)_38%)] pt-16',
          )}
        />
      )}
    </div>
  )
}

function Words({ look, onPress, className }: Shown & { className: string }) {
  const { content, contentPadding, contentTextColor, contentTextSize, buttonText, buttonMargin } = look
  return (
    <div className={cx('flex flex-col', className)}>
      {content !== '' && (
        <p
          className="whitespace-pre-line"
          style={{ padding: contentPadding, color: contentTextColor || undefined, fontSize: contentTextSize }}
        >
          {content}
        </p>
      )}
      {buttonText !== '' && (
        <button
          type="button"
          className={buttonClass('primary', 'l')}
          style={{
            margin: buttonMargin,
            ...(look.buttonBg ? { background: look.buttonBg, boxShadow: 'none' } : {}),
            ...(look.buttonTextColor ? { color: look.buttonTextColor } : {}),
          }}
          onClick={onPress}
        >
          {buttonText}
        </button>
      )}
    </div>
  )
}
