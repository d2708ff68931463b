export { ConfirmDialog, type ConfirmDialogProps } from './FullDialog.tsx'
