import { useEffect } from 'react'
import { setTheatre, toggleTheatre } from '../../../kernel/host/theatre.ts'
import { isModified, placeOf } from './hotkeys.ts'
import { findKeyEntry } from './key-table.data.ts'
import { areKeysOn } from './keys-switch.ts'

/** T toggles the theatre mode and Escape leaves it, in the game's frame page and in the shell around it. */
export function useTheatreKeys(isOffered: () => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, repeat, target, defaultPrevented } = event
      const isOpen = document.querySelector('[role=dialog], [popover]:popover-open') !== null
      if (defaultPrevented || repeat || isModified(event) || isOpen || !isOffered()) return
      if (key === 'Escape') setTheatre(false)
      else if (findKeyEntry(key)?.act === 'theatre' && areKeysOn() && placeOf(target) !== 'typing') toggleTheatre()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOffered])
}
