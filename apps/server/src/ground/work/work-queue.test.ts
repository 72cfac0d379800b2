import { CallError } from '@fairground/contract/envelope'
import { expect, test } from 'vitest'
import { createWorkQueue, createWorkQueues } from './work-queue.ts'

test('[RE-06] work runs and waits up to the limits, and the rest is refused', async () => {
  const inQueue = createWorkQueue({ atOnce: 2, waiting: 3 })
  const startedJobs: number[] = []
  const ends: (() => void)[] = []
  const work = Array.from({ length: 6 }, (_, at) =>
    inQueue(() => {
      startedJobs.push(at)
      return new Promise<number>((resolve) => ends.push(() => resolve(at)))
    }),
  )
  await expect(work[5]).rejects.toThrow(new CallError('unavailable', { seconds: 2 }))
  expect(startedJobs).toEqual([0, 1])
  for (const at of [0, 1, 2, 3, 4]) {
    ends[at]?.()
    expect(await work[at]).toBe(at)
  }
  expect(startedJobs).toEqual([0, 1, 2, 3, 4])
})

test('[RE-06] failed work makes room too', async () => {
  const inQueue = createWorkQueue({ atOnce: 1, waiting: 1 })
  const fail = () => inQueue(() => Promise.reject(new Error('no')))
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no')
  expect(await inQueue(async () => 'yes')).toBe('yes')
})

test('[RE-06] the first of two queues has priority, and each has its own limit of waiting work', async () => {
  const [first, second] = createWorkQueues({ atOnce: 1, waiting: 2 })
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const all = [second(note('b1')), second(note('b2')), second(note('b3')), first(note('a1')), first(note('a2'))]
  await expect(second(note('b4'))).rejects.toThrow('unavailable')
  await Promise.all(all)
  expect(order).toEqual(['b1', 'a1', 'a2', 'b2', 'b3'])
})
