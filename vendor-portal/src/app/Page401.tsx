export { Halaman401 as default } from '@eproc/ui/layout/ErrorPage.tsx'
