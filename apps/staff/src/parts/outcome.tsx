import type { Decision } from './use-decision.ts'

/** What became of the last decision: a refusal's sentence, or what was done. */
export function Outcome({ decision: { refusal, done } }: { decision: Pick<Decision<never>, 'refusal' | 'done'> }) {
  return (
    <>
      {refusal !== undefined && (
        <p role="alert" className="rounded-m border border-loss/40 bg-loss/10 px-4 py-3 text-s font-medium text-text">
          {refusal}
        </p>
      )}
      <p
        role="status"
        className={done ? 'rounded-m border border-win/40 bg-win/10 px-4 py-3 text-s font-medium' : 'sr-only'}
      >
        {done}
      </p>
    </>
  )
}
