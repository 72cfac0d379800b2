import { Awning } from '@fairground/ui/awning'
import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useId } from 'react'
import { useHost } from './host.ts'

/**
 * A card for something that the operator gives: an awning, a drawing, a text, and an action. In a narrow place its
 * parts stand below one another, in a wide one side by side.
 */
export function PerkCard({
  title,
  text,
  art,
  children,
  className,
}: {
  title: string
  text: string
  art: ReactNode
  children?: ReactNode
  className?: string | undefined
}) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={cx(
        '@container relative isolate overflow-hidden rounded-l border border-line bg-block px-5 pt-13 pb-6 shadow-block',
        className,
      )}
    >
      <Awning />
      <div className="flex flex-col items-center gap-4 text-center @2xl:flex-row @2xl:gap-8 @2xl:px-4 @2xl:text-start">
        <div className="flex shrink-0 justify-center @2xl:w-36">{art}</div>
        <div className="flex min-w-0 flex-col gap-1 @2xl:grow">
          <h2 id={id} className="text-l">
            {title}
          </h2>
          <p className="max-w-sm text-s text-muted @2xl:max-w-lg">{text}</p>
        </div>
        {children && (
          <div className="flex w-full min-w-0 flex-col items-center gap-3 @2xl:w-auto @2xl:max-w-[60%]">{children}</div>
        )}
      </div>
    </article>
  )
}

/** The same card when its call failed. */
export function FailedPerk({ title, art, retry }: { title: string; art: ReactNode; retry: () => void }) {
  const t = useHost().useTranslate()
  return (
    <PerkCard title={title} text={t('common.failed')} art={art}>
      <Button onClick={retry}>
        <RotateCcw size={16} aria-hidden="true" />
        {t('common.again')}
      </Button>
    </PerkCard>
  )
}
