export * from './messages.ts'
export * from './moderation.ts'
export * from './people.ts'
export * from './rooms.ts'
