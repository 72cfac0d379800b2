import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ViewProps } from '../block.tsx'
import { BlockSection } from '../block-section.tsx'
import { useHost } from '../host.ts'
import { RichTextView } from '../rich/rich-text-view.tsx'
import type { faqFields } from './block.tsx'

/** The questions as `<details>` elements: they work without scripts, and a search in the page opens them. */
export function View({ data }: ViewProps<typeof faqFields>) {
  const text = useHost().useText()
  const questions = data.questions.filter(({ question }) => question !== '')
  if (questions.length === 0) return null
  return (
    <BlockSection title={text(data.title)}>
      <div className="flex flex-col gap-2">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group rounded-m border border-line bg-block shadow-block open:pb-4">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-m px-4 py-3 font-semibold transition-colors duration-120 hover:bg-button [&::-webkit-details-marker]:hidden">
              {text(question)}
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="shrink-0 text-muted transition-[rotate] duration-200 group-open:rotate-180"
              />
            </summary>
            <RichTextView value={answer} className="px-4 pt-2 text-s text-muted" />
          </details>
        ))}
      </div>
    </BlockSection>
  )
}
