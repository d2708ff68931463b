export { UnauthorizedPage as default } from '@eproc/ui/layout/ErrorPage.tsx'
