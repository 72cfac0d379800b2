export { upload } from './upload.ts'
