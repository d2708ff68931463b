export { Halaman404 as default } from '@eproc/ui/layout/ErrorPage.tsx'
