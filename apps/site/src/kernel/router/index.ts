export { Link } from './link.tsx'
export {
  BrowserRouter,
  type NavigateFunction,
  StaticRouter,
  useLocation,
  useNavigate,
  useSearch,
} from './router.tsx'
export { findElements, Outlet, Route, Routes, useParams } from './routes.tsx'
