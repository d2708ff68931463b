export {
  ConfirmDialog as ConfirmDialog,
  type ConfirmDialogProps as ConfirmDialogProps,
} from './FullDialog.tsx'
