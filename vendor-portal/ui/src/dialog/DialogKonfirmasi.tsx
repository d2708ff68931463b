export { DialogKonfirmasi, type DialogKonfirmasiProps } from './DialogPenuh.tsx'
