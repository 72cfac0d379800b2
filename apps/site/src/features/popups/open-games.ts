import { namedGames } from '@fairground/phrases'
import { useFoundStartup } from '../../player/startup.ts'

/** The ids of the games that can be played now, but for one: those that the operator has enabled and this site knows. */
export function useOpenGames(but?: string): readonly string[] {
  const games = useFoundStartup()?.games
  const isEnabled = (id: string) => games?.find((game) => game.id === id)?.enabled ?? games === undefined
  return namedGames.filter((id) => id !== but && isEnabled(id))
}
