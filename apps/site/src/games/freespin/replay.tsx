import type { BetModel } from '@fairground/contract/round'
import { Button } from '@fairground/ui/button'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { FreespinBoard, FreespinPicture } from './freespin-board.tsx'
import { multiplierTexts, pictureLabel } from './sentences.ts'

/** A past spin with a replay: the wheel turns to its result again. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const prizes = multiplierTexts(useLocale())
  const [run, setRun] = useState(0)
  const [isShown, setShown] = useState(true)
  const sector = bet.round.hazards?.[0]?.[0]
  const label = pictureLabel(sector, prizes, t)
  // With reduced motion the outcome appears at once.
  const replay = () => {
    if (prefersReducedMotion()) return
    setRun(run + 1)
    setShown(false)
  }
  return (
    <div className="flex flex-col gap-3">
      {run === 0 ? (
        <FreespinPicture sector={sector} nonce={bet.round.nonce} prizes={prizes} label={label} />
      ) : (
        <div key={run} role="img" aria-label={label}>
          <FreespinBoard
            bet={toBet(bet)}
            isRevealed={isShown}
            isPlacing={false}
            isHurried={false}
            prizes={prizes}
            onShown={() => setShown(true)}
          />
        </div>
      )}
      {sector !== undefined && (
        <Button onClick={replay} busy={!isShown}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('round.replay')}
        </Button>
      )}
    </div>
  )
}

/** A round in the shape of a bet. Amounts are in stakes, and the wheel ignores the other fields. */
function toBet({ gameId, options, edge, result, multiplier, round }: PicturedRound): BetModel {
  return {
    ...{ id: '', gameId, options, edge, result, multiplier, createdAt: 0 },
    ...{ betAmount: 1, winAmount: result === 'WIN' ? multiplier : 0, balance: 0, balanceVersion: 0, held: false },
    round: { ...round, multiplier, nextMultiplier: multiplier, serverSeedHash: '', clientSeed: '' },
  }
}
