export { Halaman401 as default } from '@eproc/ui/HalamanGalat.tsx'
