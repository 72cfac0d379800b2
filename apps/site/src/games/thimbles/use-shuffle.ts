import { type RefObject, useEffect } from 'react'
import { SHUFFLE_MS, shuffleFrames } from './shuffle.ts'

/** Animates the cups of a scene (its elements with `data-cup`) whenever a new shuffle begins. */
export function useShuffle(scene: RefObject<HTMLElement | null>, run: number | undefined): void {
  useEffect(() => {
    if (run === undefined) return
    const cups = [...(scene.current?.querySelectorAll<HTMLElement>('[data-cup]') ?? [])]
    const moves = cups.map((cup) => cup.animate(shuffleFrames(Number(cup.dataset.cup), run), SHUFFLE_MS))
    return () => {
      for (const move of moves) move.cancel()
    }
  }, [scene, run])
}
