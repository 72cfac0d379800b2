import { ComingGames } from './coming-games.tsx'
import { DepositCall } from './deposit-call.tsx'
import { FairSteps } from './fair-steps.tsx'
import { Hero } from './hero.tsx'
import { MinesCard } from './mines-card.tsx'
import { RecentRounds } from './recent-rounds.tsx'
import { ResumeRound } from './resume-round.tsx'

/** The first screen: an open round first, then the game, what is coming, the last rounds, and how it is fair. */
export function LobbyPage() {
  return (
    <div className="flex flex-col gap-10 pb-4 tablet:gap-14">
      <div className="flex flex-col gap-4">
        <ResumeRound />
        <Hero />
      </div>
      <div className="grid gap-4 desktop:grid-cols-[1.15fr_1fr]">
        <MinesCard />
        <ComingGames />
      </div>
      <div className="grid items-start gap-8 desktop:grid-cols-[1.6fr_1fr]">
        <RecentRounds />
        <DepositCall />
      </div>
      <FairSteps />
    </div>
  )
}
