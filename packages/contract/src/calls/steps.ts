import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { betModelSchema } from '../round.ts'
import { idSchema } from '../shapes.ts'

/** The fields of a stepped game's manifest that its calls need. */
export interface SteppedGame<Field extends string | undefined = string | undefined> {
  readonly id: string
  /** Name of the field that carries a move; undefined where a move has no choice. */
  readonly moveField: Field
  /** What a move does: one sentence. */
  readonly moveText: string
}

type MoveShape<Field extends string | undefined> = Field extends string
  ? Record<Field, z.ZodMiniNumber<number>>
  : object

/** A request id takes the place of the Idempotency-Key header. */
const model = z.optional(z.looseObject({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }))
const answer = () => z.object({ model: betModelSchema })

function moveShape<Field extends string | undefined>(field: Field): MoveShape<Field> {
  return (field === undefined ? {} : { [field]: z.int() }) as MoveShape<Field>
}

/** The call that makes a move in a round of a game. */
export function playCallOf<const Field extends string | undefined>({ id, moveField, moveText }: SteppedGame<Field>) {
  return defineCall({
    name: `${id}.play`,
    summary: moveText,
    path: `/api/${id}_game/play`,
    keyed: true,
    movesMoney: true,
    answersWhileClosed: true,
    request: () => z.object({ id: idSchema, ...moveShape(moveField), model }),
    answer,
    errors: ['round_unknown', 'round_finished', 'move_out_of_range', 'move_taken'],
  })
}

/** The call that cashes out the steps so far. */
export function cashOutCallOf({ id }: Pick<SteppedGame, 'id'>) {
  return defineCall({
    name: `${id}.cashOut`,
    summary: `Takes the win of the steps of ${id} so far; at least one.`,
    path: `/api/${id}_game/cash_out`,
    keyed: true,
    movesMoney: true,
    answersWhileClosed: true,
    request: () => z.object({ id: idSchema, model }),
    answer,
    errors: ['round_unknown', 'round_finished', 'nothing_to_cash_out'],
  })
}
