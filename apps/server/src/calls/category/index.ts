export { categoryList } from './category-list.ts'
export { categoryPage } from './category-page.ts'
