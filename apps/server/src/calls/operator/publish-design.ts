import { CallError, operator, type ThemeModel } from '@fairground/contract'
import { findDesignErrors } from '../../design/check-design.ts'
import { seeds } from '../../design/seeds/index.ts'
import { handle } from '../../http/handler.ts'

/** A design in force within a second on every server. */
export const publishDesign = handle(
  operator.publishDesign,
  async ({ document, name, key, note }, { services }) => {
    const given = [document, name, key].filter((way) => way !== undefined)
    if (given.length !== 1) refuse([{ path: '', message: 'One of document, name and key is needed' }])
    if (key !== undefined) {
      if (!(await services.designs.putInForce(key))) throw new CallError('not_found')
      return { model: { designCacheKey: key } }
    }
    const design: ThemeModel | undefined = name === undefined ? document : seeds[name]
    if (!design) throw new CallError('not_found')
    const errors = findDesignErrors(design)
    if (errors.length > 0) refuse(errors.map(({ path, message }) => ({ path: `document.${path}`, message })))
    return { model: { designCacheKey: await services.designs.publish(design, note || (name ?? '')) } }
  },
  async (_, { services }) => ({ designCacheKey: (await services.settings.load()).designKey }),
)

function refuse(errors: readonly { path: string; message: string }[]): never {
  throw new CallError('invalid_request', undefined, errors)
}
