import { Chip } from '@fairground/ui/chip'
import { cx } from '@fairground/ui/cx'
import { type ReactNode, useId } from 'react'

/** One of several; the chosen one is marked. */
export interface Option {
  id: string
  name: string
  lang?: string
  icon?: ReactNode
  isChosen: boolean
  choose: () => void
}

/** A few options under a heading, in a row or below each other; one is chosen. */
export function Options({ title, look, options }: { title: string; look: 'row' | 'list'; options: readonly Option[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className={title === '' ? 'sr-only' : 'mb-3 text-l'}>
        {title}
      </h2>
      <ul className={cx('flex gap-2', look === 'row' ? 'flex-wrap' : 'max-w-sm flex-col')}>
        {options.map((option) => (
          <li key={option.id} lang={option.lang}>
            <Chip
              on={option.isChosen}
              onClick={option.choose}
              className={look === 'list' ? 'w-full justify-start' : undefined}
            >
              {option.icon}
              {option.name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
