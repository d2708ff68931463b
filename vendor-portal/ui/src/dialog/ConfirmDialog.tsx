export { DialogKonfirmasi, type DialogKonfirmasiProps } from './FullDialog.tsx'
