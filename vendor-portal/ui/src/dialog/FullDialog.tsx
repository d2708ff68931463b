import Tutup from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  createContext,
  use,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { DiscardsContext } from '../draft/discards.ts'
import { DialogAlert } from '../feedback/GlobalAlert.tsx'
import { AppContext } from '../layout/AppLink.tsx'
import { FocusRescue, useFocusRescue } from '../layout/focus_rescue.ts'
import { useLeaveGuard } from '../layout/leave_guard.ts'
import type { AskToLeave, Leaving, Within } from '../layout/leaving.ts'
import { useTabGuard } from '../layout/tab_guard.ts'
import { WayOut } from './WayOut.tsx'

export interface FullDialogProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons in the footer, the main action last. */
  actions?: ReactNode
  width?: 'sm' | 'md' | 'lg' | 'xl'
  /** Full screen on desks too (a paket's process). */
  fullScreen?: boolean
  /** Shows, asks nothing: its content takes the keyboard's focus to scroll. */
  reading?: boolean
  /** Something is not saved: closing asks first, also when the browser tab is closed. */
  dirty?: boolean
  /** Addresses among which nothing unsaved is lost; must stay the same function. */
  within?: Within
  /** Called before `onClose` when what was typed is thrown away. */
  onDiscard?: () => void
  /** Sending: cannot be closed, but given up when nothing comes of it. */
  busy?: boolean
}

const CloseContext = createContext<() => void>(() => {})

/** 'Batal' (or another word) among the actions of a FullDialog: asks like its other ways out. */
export function CancelButton({
  disabled = false,
  text = ui.tombol.batal,
}: {
  disabled?: boolean
  text?: string
}) {
  return (
    <Button onClick={use(CloseContext)} disabled={disabled}>
      {text}
    </Button>
  )
}

/* In the portal the forms themselves ask, which know what stays as a draft. */
function OfficeGuard(p: { dirty: boolean; ask: AskToLeave; within: Within | undefined }) {
  useLeaveGuard(p.dirty, p.ask, p.within)
  return null
}

interface HeadProps extends Pick<FullDialogProps, 'title' | 'onClose'> {
  id: string
  ref: Ref<HTMLHeadingElement>
  busy: boolean
}

/** An id of its own: else MUI gives it the heading's, and the name would say Tutup too. */
const Head = ({ id, ref, title, busy, onClose }: HeadProps) => (
  <DialogTitle
    component="div"
    id={`${id}-kepala`}
    sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
  >
    <h2
      id={id}
      ref={ref}
      tabIndex={-1}
      style={{ margin: 0, font: 'inherit', flex: 1, outline: 'none' }}
    >
      {title}
    </h2>
    <IconButton onClick={onClose} disabled={busy} aria-label={ui.tombol.tutup} sx={{ m: -1 }}>
      <Tutup />
    </IconButton>
  </DialogTitle>
)

/** Dialog with content: as wide as the screen on phones, titled, closes on Esc, guards what is not saved. */
export function FullDialog(p: FullDialogProps) {
  const { open, title, onClose, children, actions, width = 'md', fullScreen, dirty, busy } = p
  const id = useId()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const office = use(AppContext) === 'kantor'
  const unsaved = open && dirty === true
  const [held, setHeld] = useState<Leaving | null>(null)
  const [discards] = useState(() => new Set<() => void>())
  const heading = useRef<HTMLHeadingElement>(null)
  useTabGuard(unsaved)

  /* As it opens, and when what had the focus is gone, MUI gives the focus to a box around the dialog, which has no name. */
  const intoDialog = ({ target }: FocusEvent) => {
    const dialog = heading.current?.closest('[role=dialog]')
    if (dialog && dialog !== target && target.contains(dialog)) heading.current?.focus()
  }

  const attempt = () => {
    if (busy) return
    if (dirty) setHeld({ go: onClose })
    else onClose()
  }
  return (
    <>
      {office && <OfficeGuard dirty={unsaved} ask={setHeld} within={p.within} />}
      <Dialog
        open={open}
        onClose={attempt}
        onFocus={intoDialog}
        fullScreen={phone || fullScreen === true}
        fullWidth
        maxWidth={width}
        aria-labelledby={id}
      >
        <Head id={id} ref={heading} title={title} busy={busy === true} onClose={attempt} />
        <DialogAlert />
        {/* What is only read must still scroll by keyboard. */}
        <DialogContent
          {...(fullScreen || p.reading
            ? { 'tabIndex': 0, 'role': 'region', 'aria-labelledby': id }
            : {})}
        >
          <DiscardsContext value={discards}>{children}</DiscardsContext>
        </DialogContent>
        {open && busy && <WayOut />}
        <CloseContext value={attempt}>
          {actions && <DialogActions>{actions}</DialogActions>}
        </CloseContext>
      </Dialog>
      <ConfirmDialog
        open={held !== null}
        title={ui.dialog.kotorJudul}
        button={ui.dialog.kotorBuang}
        cancelLabel={ui.dialog.kotorLanjut}
        destructive
        onCancel={() => setHeld(null)}
        onConfirm={() => {
          setHeld(null)
          p.onDiscard?.()
          discards.forEach((discard) => discard())
          held?.go()
        }}
      >
        {ui.dialog.kotorIsi}
      </ConfirmDialog>
    </>
  )
}

export interface ConfirmDialogProps {
  open: boolean
  /** Names its object: 'Hapus SIUP 503/12?'. */
  title: string
  children?: ReactNode
  button?: string
  cancelLabel?: string
  /** A destructive action: red button, first focus on Batal. */
  destructive?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A short confirmation that names its object. */
export function ConfirmDialog(p: ConfirmDialogProps) {
  const id = useId()
  useFocusRescue()
  return (
    <Dialog
      open={p.open}
      onClose={() => !p.busy && p.onCancel()}
      slotProps={{ paper: { role: 'alertdialog' } }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-isi`}
    >
      <FocusRescue />
      <DialogTitle id={id}>{p.title}</DialogTitle>
      <DialogContent id={`${id}-isi`}>{p.children}</DialogContent>
      {p.open && p.busy && <WayOut confirmed />}
      <DialogActions>
        <Button onClick={p.onCancel} disabled={p.busy === true} autoFocus={p.destructive === true}>
          {p.cancelLabel ?? ui.tombol.batal}
        </Button>
        <Button
          variant="contained"
          color={p.destructive ? 'error' : 'primary'}
          onClick={p.onConfirm}
          loading={p.busy === true}
          autoFocus={!p.destructive}
        >
          {p.button ?? ui.tombol.ya}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
