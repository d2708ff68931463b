import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import {
  STATUS_BAGIAN,
  STATUS_PELAKSANAAN,
  STATUS_REKANAN,
  type StatusBagian,
  type StatusPelaksanaan,
} from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import { ui, uji } from '@eproc/i18n/id/ui'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { TaskList } from '@eproc/ui/feedback/TaskList.tsx'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Countdown } from '@eproc/ui/feedback/Countdown.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { pageLocally, useTableState } from '@eproc/ui/table/table_state.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { ThemePicker } from '@eproc/ui/layout/ThemePicker.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { ShowcaseForm } from './ShowcaseForm.tsx'

interface Row {
  id: number
  kode: string
  nama: string
  pagu: number
  status: StatusPelaksanaan
}

const STATUS_CODES = STATUS_PELAKSANAAN.map((s) => s.kode)
const ROWS: Row[] = Array.from({ length: 23 }, (_, i) => ({
  id: i + 1,
  kode: `PKT-${String(i + 1).padStart(3, '0')}`,
  nama: uji.namaPaket(i + 1),
  pagu: 37_250_000 * (i + 3),
  status: STATUS_CODES[i % STATUS_CODES.length]!,
}))
const COLUMNS: Column<Row>[] = [
  { key: 'kode', title: uji.kode, content: (b) => b.kode, sort: 'kode' },
  { key: 'nama', title: uji.paket, content: (b) => b.nama, sort: 'nama', main: true },
  { key: 'pagu', title: uji.pagu, content: (b) => rupiah(b.pagu), sort: 'pagu', align: 'right' },
  {
    key: 'status',
    title: uji.statusKolom,
    content: (b) => <StatusChip list={STATUS_PELAKSANAAN} kode={b.status} />,
  },
]
const OPTIONS = { perPage: 10 }
const TASK_STATES: StatusBagian[] = ['A', 'V', 'N', 'E', 'N']

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBottom: 48 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

/** /test/components: showcase of the shared components (S1 §2.1), also where accessibility is tested. */
export default function ShowcasePage() {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [ends] = useState(() => new Date(Date.now() + 2.2 * 86_400_000).toISOString())
  return (
    <>
      <PageTitle title={uji.judul} description={uji.keterangan} actions={<ThemePicker />} />
      <TablePanel onOpen={() => setDialog('content')} />
      <Panel title={uji.status}>
        <Stack direction="row" gap={1} flexWrap="wrap">
          {[...STATUS_BAGIAN, ...STATUS_REKANAN].map((s) => (
            <StatusChip key={s.kode + s.teks} color={s.warna ?? 'abu'} text={s.teks} />
          ))}
        </Stack>
      </Panel>
      <Panel title={uji.tugas}>
        <TaskList
          tasks={TASK_STATES.map((status, i) => ({
            key: String(i),
            title: uji.bagian(i + 1),
            to: '/test/components',
            status,
            remark: i === 4 ? uji.remark : null,
          }))}
        />
      </Panel>
      <Panel title={uji.formulir}>
        <ShowcaseForm />
      </Panel>
      <DialogPanel onOpen={setDialog} />
      <Panel title={uji.waktu}>
        <Countdown until={ends} />
      </Panel>
      <Panel title={uji.kosong}>
        <EmptyState title={ui.kosong} />
      </Panel>
      <Dialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

type Dialog = 'content' | 'question' | 'progress'

function TablePanel({ onOpen }: { onOpen: () => void }) {
  const table = useTableState(OPTIONS)
  const { rows, total } = pageLocally(ROWS, table, {
    search: (b) => `${b.kode} ${b.nama}`,
    sort: { kode: (b) => b.kode, nama: (b) => b.nama, pagu: (b) => b.pagu },
  })
  return (
    <Panel title={uji.tabel}>
      <SimpleTable
        title={uji.tabel}
        columns={COLUMNS}
        rows={rows}
        total={total}
        rowKey={(b) => b.id}
        rowName={(b) => b.nama}
        state={table}
        search
        onOpen={onOpen}
        onRefresh={() => notify(uji.contohSnackbar)}
      />
    </Panel>
  )
}

/** Buttons that open each dialog, and the boxes of every tone. */
function DialogPanel({ onOpen }: { onOpen: (dialog: Dialog | null) => void }) {
  const showProgress = () => {
    onOpen('progress')
    window.setTimeout(() => onOpen(null), 1500)
  }
  return (
    <Panel title={uji.dialog}>
      <Stack direction="row" gap={1} flexWrap="wrap" sx={{ mb: 2 }}>
        <Button variant="outlined" onClick={() => onOpen('content')}>
          {uji.bukaDialog}
        </Button>
        <Button variant="outlined" color="error" onClick={() => onOpen('question')}>
          {uji.konfirmasi}
        </Button>
        <Button variant="outlined" onClick={showProgress}>
          {uji.proses}
        </Button>
        <Button variant="outlined" onClick={() => notify(uji.contohSnackbar)}>
          {uji.snackbar}
        </Button>
        <Button variant="outlined" onClick={() => showAlert(uji.contohAlert, 'warning')}>
          {uji.alert}
        </Button>
      </Stack>
      <Stack gap={1}>
        {(['success', 'info', 'warning', 'error'] as const).map((tone) => (
          <MessageBox key={tone} tone={tone}>
            {uji.contohAlert}
          </MessageBox>
        ))}
      </Stack>
    </Panel>
  )
}

function Dialogs({ dialog, onClose }: { dialog: Dialog | null; onClose: () => void }) {
  return (
    <>
      <FullDialog
        open={dialog === 'content'}
        title={uji.contohObjek}
        onClose={onClose}
        actions={<Button onClick={onClose}>{ui.tombol.tutup}</Button>}
      >
        {uji.contohAlert}
      </FullDialog>
      <ConfirmDialog
        open={dialog === 'question'}
        title={ui.dialog.hapusJudul(uji.contohObjek)}
        button={ui.tombol.hapus}
        destructive
        onConfirm={onClose}
        onCancel={onClose}
      >
        {ui.dialog.hapusIsi}
      </ConfirmDialog>
      <ProgressDialog open={dialog === 'progress'} progress={0.6} />
    </>
  )
}
