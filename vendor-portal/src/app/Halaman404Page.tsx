export { Halaman404 as default } from '@eproc/ui/HalamanGalat.tsx'
