export * from './log.ts'
export * from './people.ts'
export * from './review.ts'
export * from './rooms.ts'
