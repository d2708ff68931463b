export { NotFoundPage as default } from '@eproc/ui/layout/ErrorPage.tsx'
