import { cx } from '@fairground/ui/cx'
import type { ViewProps } from '../block.tsx'
import { RichTextView } from '../rich/rich-text-view.tsx'
import type { richTextFields } from './block.tsx'

/** The text in lines of a comfortable length. */
export function View({ data }: ViewProps<typeof richTextFields>) {
  if (data.body.content.length === 0) return null
  return (
    <RichTextView
      value={data.body}
      className={cx(
        data.width === 'reading' && 'max-w-2xl',
        data.frame === 'card' && 'rounded-l border border-line bg-block p-5 shadow-block tablet:p-7',
      )}
    />
  )
}
