import { useState } from 'react'
import { toast } from './toast-store.ts'

/**
 * Copies a text: `copied` is true once it is in the clipboard. Without a clipboard a toast shows the text, to be copied
 * by hand.
 */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      console.info('clipboard not available', error)
      toast(text, { kind: 'notification' })
    }
  }
  return { copied, copy }
}
