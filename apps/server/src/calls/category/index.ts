export { categoryList, keptCategoryList } from './category-list.ts'
export { categoryPage, keptCategoryPage } from './category-page.ts'
