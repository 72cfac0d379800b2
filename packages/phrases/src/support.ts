export { readyAnswers } from './support/ready-answers.data.ts'
