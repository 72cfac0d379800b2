import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { expect, test } from 'vitest'
import { type LiveLine, openLine } from '../live-line.ts'
import { funded } from '../models.ts'
import { openGame } from '../open-site.tsx'
import { answer } from '../stand-in.ts'
import { answerEverything } from './answers.ts'
import { flightOf, gameScreens, othersBets } from './game-screens.ts'
import { look, lookOnce, painted, settled, startNarrow, startWide } from './look.ts'

const isFlight = (gameId: string) => gameId === 'crash' || gameId === 'aviator'

/** Answers a flight under way, and tells the game of everybody's bets in it. */
async function fly(line: LiveLine, gameId: string): Promise<void> {
  answer(multiplayer.term, { model: flightOf(gameId) })
  answer(multiplayer.bets, { list: [...othersBets] })
  answer(multiplayer.rounds, { page: { content: [], total: 0 } })
  await line.joined(gameId)
  const data = { kind: 'bets', list: [...othersBets], count: 412, staked: 21_340, paid: 0 } as const
  line.tell({ channel: gameId, type: 'game_data', gameId, term: flightOf(gameId), data })
}

test('every game has a screen; a lottery is a page', () => {
  const ids = manifests.map(({ id }) => id).filter((id) => !lotteries.some((lottery) => lottery.id === id))
  expect(ids).toContain('mines')
  expect(ids.filter((id) => !gameScreens.some(({ gameId }) => gameId === id))).toEqual([])
})

for (const { gameId, name = '', who, open, answers, isWide, act } of gameScreens)
  for (const as of who === 'both' ? (['guest', 'player'] as const) : [who])
    test(`${gameId} ${name} as a ${as} sees it fits each width in both directions and a long language, and axe finds nothing`, async () => {
      answerEverything()
      await startNarrow()
      if (isWide) await startWide()
      const line = openLine()
      const flight = isFlight(gameId) ? fly(line, gameId) : undefined
      await openGame(gameId, {
        ...(as === 'player' && { player: funded }),
        answers() {
          if (open) answer(game.open, { list: [open] })
          answers?.()
        },
      })
      await flight
      await settled()
      await expect.poll(() => document.querySelector('main, [data-board]')).not.toBeNull()
      if (act) await painted(act)
      // Where both see it, it is laid out alike.
      await (who === 'both' && as === 'guest' ? lookOnce : look)(`${gameId} ${name}`)
    })
