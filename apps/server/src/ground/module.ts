import type { FastifyInstance } from 'fastify'
import type { Handler } from './call/handler.ts'
import type { Role } from './config/config.ts'
import type { Ground } from './parts.ts'
import { type Job, type RunningJob, startJob } from './work/job.ts'

/** What a module has started. */
interface Started {
  close(): void | Promise<void>
}

/**
 * One noun of the server. `Needs`: the parts of nouns before it; `Gives`: its own parts, which those after it may use. Its calls and
 * jobs use both.
 */
export interface Module<Needs extends object, Gives extends object = object> {
  name: string
  /** Makes the parts. What repeats belongs into `jobs`, what needs a server that listens into `start`. */
  create?(needs: Needs): Gives
  /** Its calls; processes with the role `web` answer them. */
  calls?: readonly Handler<Needs & Gives>[]
  /** Addresses beside the calls. */
  routes?(app: FastifyInstance, parts: Needs & Gives): void
  jobs?(parts: Needs & Gives): readonly Job[]
  /** Opens what acts by itself, once the server listens at `url`, in each process that has one of `roles` (default: all). */
  start?(parts: Needs & Gives, url: string): Promise<Started>
  roles?: readonly Role[]
  /** Writes what waits, and closes what `create` has opened. */
  close?(parts: Needs & Gives): void | Promise<void>
}

/** Modules in the order of their floors: each needs only what those before it give. A missing need does not compile. */
export interface House<G extends Ground, Parts extends G> {
  /** The handlers of all modules. */
  readonly handlers: readonly Handler<Parts>[]
  with<Needs extends object, Gives extends object>(
    module: Module<Needs, Gives> & (Parts extends Needs ? unknown : { missing: Exclude<keyof Needs, keyof Parts> }),
  ): House<G, Parts & Gives>
  /** Makes the parts of all modules. */
  open(ground: G, roles: readonly Role[]): OpenHouse<Parts>
}

/** The parts of a running server. */
export interface OpenHouse<Parts extends object> {
  parts: Parts
  readonly handlers: readonly Handler<Parts>[]
  addRoutes(app: FastifyInstance): void
  /** Starts what acts by itself. @param url where the server listens */
  start(url: string): Promise<void>
  /** Finishes the running passes of the jobs of a role (default: of all), which other processes then take over. */
  stopJobs(role?: Job['role']): Promise<void>
  /** Finishes the running work, and closes everything in reverse order. */
  close(): Promise<void>
}

/** A house on the ground alone. */
export function house<G extends Ground>(): House<G, G> {
  return add<G, G>([])
}

type AnyModule = Module<never, object>

function add<G extends Ground, Parts extends G>(modules: readonly AnyModule[]): House<G, Parts> {
  const handlers = modules.flatMap(({ calls }) => calls ?? []) as unknown as readonly Handler<Parts>[]
  return {
    handlers,
    with: ((module: AnyModule) => add([...modules, module])) as unknown as House<G, Parts>['with'],
    open(ground, roles) {
      const parts = { ...ground }
      for (const { create } of modules) Object.assign(parts, create?.(parts as never))
      return { ...openHouse(modules, parts as Parts, roles), handlers }
    },
  }
}

function openHouse<Parts extends Ground>(
  modules: readonly AnyModule[],
  parts: Parts,
  roles: readonly Role[],
): Omit<OpenHouse<Parts>, 'handlers'> {
  const own = parts as never
  const started: Started[] = []
  const jobs: { role: Role; running: RunningJob }[] = []
  const isHere = (wanted: readonly Role[] | undefined) => !wanted || wanted.some((role) => roles.includes(role))
  let closing: Promise<void> | undefined

  function startJobs(role: Job['role']): void {
    if (!roles.includes(role)) return
    const wantedJobs = modules.flatMap((module) => module.jobs?.(own) ?? []).filter((job) => job.role === role)
    jobs.push(...wantedJobs.map((job) => ({ role, running: startJob(parts, job) })))
  }
  async function stopJobs(role?: Job['role']): Promise<void> {
    await Promise.all(jobs.filter((job) => !role || job.role === role).map(({ running }) => running.close()))
  }
  async function close(): Promise<void> {
    await stopJobs()
    for (const each of started.toReversed()) await each.close()
    for (const module of modules.toReversed()) await module.close?.(own)
  }
  return {
    parts,
    addRoutes(app) {
      for (const module of modules) module.routes?.(app, own)
    },
    async start(url) {
      // Players wait for rounds, and rounds for nothing that starts below.
      startJobs('rounds')
      for (const module of modules) {
        const startedPart = isHere(module.roles) && (await module.start?.(own, url))
        if (startedPart) started.push(startedPart)
      }
      startJobs('jobs')
    },
    stopJobs,
    close: () => (closing ??= close()),
  }
}
