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
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import { TaskList } from '@eproc/ui/feedback/TaskList.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/FullDialog.tsx'
import { DialogProses } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { HitungMundur } from '@eproc/ui/feedback/Countdown.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { potongLokal, useKeadaanTabel } from '@eproc/ui/table/table_state.ts'
import { Kosong } from '@eproc/ui/feedback/EmptyState.tsx'
import { KotakPesan } from '@eproc/ui/feedback/MessageBox.tsx'
import { PilihTema } from '@eproc/ui/layout/ThemePicker.tsx'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
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
const COLUMNS: Kolom<Row>[] = [
  { kunci: 'kode', judul: uji.kode, isi: (b) => b.kode, urut: 'kode' },
  { kunci: 'nama', judul: uji.paket, isi: (b) => b.nama, urut: 'nama', utama: true },
  { kunci: 'pagu', judul: uji.pagu, isi: (b) => rupiah(b.pagu), urut: 'pagu', rata: 'kanan' },
  {
    kunci: 'status',
    judul: uji.statusKolom,
    isi: (b) => <ChipStatus daftar={STATUS_PELAKSANAAN} kode={b.status} />,
  },
]
const OPTIONS = { perHalaman: 10 }
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
      <PageTitle judul={uji.judul} keterangan={uji.keterangan} aksi={<PilihTema />} />
      <TablePanel onOpen={() => setDialog('content')} />
      <Panel title={uji.status}>
        <Stack direction="row" gap={1} flexWrap="wrap">
          {[...STATUS_BAGIAN, ...STATUS_REKANAN].map((s) => (
            <ChipStatus key={s.kode + s.teks} warna={s.warna ?? 'abu'} teks={s.teks} />
          ))}
        </Stack>
      </Panel>
      <Panel title={uji.tugas}>
        <TaskList
          tugas={TASK_STATES.map((status, i) => ({
            kunci: String(i),
            judul: uji.bagian(i + 1),
            ke: '/test/components',
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
        <HitungMundur sampai={ends} />
      </Panel>
      <Panel title={uji.kosong}>
        <Kosong judul={ui.kosong} />
      </Panel>
      <Dialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

type Dialog = 'content' | 'question' | 'progress'

function TablePanel({ onOpen }: { onOpen: () => void }) {
  const table = useKeadaanTabel(OPTIONS)
  const { baris: rows, total } = potongLokal(ROWS, table, {
    cari: (b) => `${b.kode} ${b.nama}`,
    urut: { kode: (b) => b.kode, nama: (b) => b.nama, pagu: (b) => b.pagu },
  })
  return (
    <Panel title={uji.tabel}>
      <TabelData
        judul={uji.tabel}
        kolom={COLUMNS}
        baris={rows}
        total={total}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        keadaan={table}
        cari
        onBuka={onOpen}
        onSegarkan={() => notify(uji.contohSnackbar)}
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
        <Button variant="outlined" onClick={() => showAlert(uji.contohAlert, 'peringatan')}>
          {uji.alert}
        </Button>
      </Stack>
      <Stack gap={1}>
        {(['sukses', 'info', 'peringatan', 'error'] as const).map((tone) => (
          <KotakPesan key={tone} nada={tone}>
            {uji.contohAlert}
          </KotakPesan>
        ))}
      </Stack>
    </Panel>
  )
}

function Dialogs({ dialog, onClose }: { dialog: Dialog | null; onClose: () => void }) {
  return (
    <>
      <DialogPenuh
        buka={dialog === 'content'}
        judul={uji.contohObjek}
        onTutup={onClose}
        aksi={<Button onClick={onClose}>{ui.tombol.tutup}</Button>}
      >
        {uji.contohAlert}
      </DialogPenuh>
      <DialogKonfirmasi
        buka={dialog === 'question'}
        judul={ui.dialog.hapusJudul(uji.contohObjek)}
        tombol={ui.tombol.hapus}
        bahaya
        onYa={onClose}
        onBatal={onClose}
      >
        {ui.dialog.hapusIsi}
      </DialogKonfirmasi>
      <DialogProses buka={dialog === 'progress'} kemajuan={0.6} />
    </>
  )
}
