import type { ChatMessage } from '@fairground/contract/chat'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense, use } from 'react'
import { useLocale } from '../../../kernel/language/language.ts'
import { translationOf } from '../room/translations.ts'
import { TranslationsContext } from './translations-context.ts'

// Most messages are read as they are.
const TranslationView = lazyPart(() => import('./translation-view.tsx'), 'TranslationView')

/** The place of a message's translation, below its text. */
export function TranslationPlace({ message }: { message: ChatMessage }) {
  const translation = translationOf(message, use(TranslationsContext), useLocale())
  if (!translation) return null
  return (
    <Suspense fallback={null}>
      <TranslationView message={message} translation={translation} />
    </Suspense>
  )
}
