import Hapus from '@mui/icons-material/DeleteOutlineOutlined'
import Tambah from '@mui/icons-material/Add'
import Ubah from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId, useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/dosir/aturan'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, ApiError, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi, DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { potongLokal, useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { BagianDosir } from './BagianDosir.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { useBagian, useRekananId, useSimpan } from './useDosir.ts'

export interface Rekaman {
  id: number
  versi?: number
}

interface Panggilan<T> {
  daftar: (vendorId: number) => string
  tambah: string
  /** without it a change uses the call `tambah` with an id */
  ubah?: (id: number) => string
  hapus: (baris: T, vendorId: number) => string
  /** JSON body, not multipart */
  json?: boolean
}

interface ErrorText {
  simpan: (pesan: string) => string
  ubah: (pesan: string) => string
  hapus: (pesan: string) => string
}

const PESAN: ErrorText = {
  simpan: t.errors.simpan,
  ubah: t.errors.ubah,
  hapus: () => t.errors.hapus,
}

export interface RecordListProps<T extends Rekaman, N extends FieldValues> {
  bagian: BagianKey
  judul: string
  /** name of one record inside a sentence, for instance 'ijin usaha' */
  satu: string
  keterangan?: ReactNode
  kosong: string
  panggilan: Panggilan<T>
  kolom: readonly Kolom<T>[]
  namaBaris: (baris: T) => string
  /** form values of a record, or a new form */
  isian: (baris: T | null) => DefaultValues<N>
  aturan: (input: N, baris: T | null, lain: readonly T[]) => Finding[]
  formulir: (baris: T | null) => ReactNode
  pesan?: ErrorText
}

/** Table of one bagian with a dialog to add or change and a deletion that asks; rules and fields are the caller's. */
export function RecordList<T extends Rekaman, N extends FieldValues>(p: RecordListProps<T, N>) {
  const { data, error, refetch } = useBagian<T[]>(p.bagian, p.panggilan.daftar)
  const keadaan = useKeadaanTabel()
  const [disunting, setDisunting] = useState<T | 'baru' | null>(null)
  const [dihapus, setDihapus] = useState<T | null>(null)
  const tombolTambah = (
    <Button variant="contained" startIcon={<Tambah />} onClick={() => setDisunting('baru')}>
      {t.tambah(p.satu)}
    </Button>
  )
  const tampil = data && potongLokal(data, keadaan, {})
  return (
    <BagianDosir kunci={p.bagian} judul={p.judul} keterangan={p.keterangan} aksi={tombolTambah}>
      <TabelData<T>
        judul={p.judul}
        kolom={p.kolom}
        baris={tampil?.baris}
        total={tampil?.total ?? 0}
        keadaan={keadaan}
        errors={error}
        onSegarkan={() => void refetch()}
        kunciBaris={(b) => b.id}
        kosong={{ isi: p.kosong }}
        aksi={(baris) => (
          <>
            <IconButton
              aria-label={`${umum.tombol.ubah} ${p.namaBaris(baris)}`}
              onClick={() => setDisunting(baris)}
            >
              <Ubah />
            </IconButton>
            <IconButton
              aria-label={`${umum.tombol.hapus} ${p.namaBaris(baris)}`}
              onClick={() => setDihapus(baris)}
            >
              <Hapus />
            </IconButton>
          </>
        )}
      />
      {disunting !== null && (
        <DialogRekaman
          {...p}
          baris={disunting === 'baru' ? null : disunting}
          semua={data ?? []}
          onTutup={() => setDisunting(null)}
        />
      )}
      {dihapus && <HapusRekaman {...p} baris={dihapus} onTutup={() => setDihapus(null)} />}
    </BagianDosir>
  )
}

function DialogRekaman<T extends Rekaman, N extends FieldValues>(
  p: RecordListProps<T, N> & { baris: T | null; semua: readonly T[]; onTutup: () => void }
) {
  const { baris, onTutup } = p
  const idFormulir = useId()
  const vendorId = useRekananId()
  const { simpan, sibuk, kemajuan } = useSimpan()
  const { notify } = useNotice()
  const awal = p.isian(baris)
  const form = useForm<N>({
    defaultValues: awal,
    resolver: resolverAturan<N>((input) =>
      p.aturan(
        input,
        baris,
        p.semua.filter((lain) => lain.id !== baris?.id)
      )
    ),
  })
  const kirim = async (input: N) => {
    const isi = {
      ...input,
      vendorId,
      ...(baris ? { id: baris.id, versi: baris.versi } : {}),
    }
    try {
      await simpan((maju) => {
        const body = p.panggilan.json ? isi : keFormData(isi)
        return baris && p.panggilan.ubah
          ? api.put(p.panggilan.ubah(baris.id), body, { kemajuan: maju })
          : api.post(p.panggilan.tambah, body, { kemajuan: maju })
      })
      onTutup()
    } catch (failure) {
      const pesan = p.pesan ?? PESAN
      notify((baris ? pesan.ubah : pesan.simpan)(errorMessage(failure)), 'error')
      throw failure
    }
  }
  return (
    <>
      <DialogPenuh
        buka
        judul={baris ? t.ubah(p.satu) : t.tambah(p.satu)}
        onTutup={onTutup}
        kotor={form.formState.isDirty}
        sibuk={sibuk}
        aksi={
          <>
            <Button onClick={onTutup} disabled={sibuk}>
              {umum.tombol.batal}
            </Button>
            <Button onClick={() => form.reset(awal)} disabled={sibuk || !form.formState.isDirty}>
              {umum.tombol.reset}
            </Button>
            <Button type="submit" form={idFormulir} variant="contained" disabled={sibuk}>
              {umum.tombol.simpan}
            </Button>
          </>
        }
      >
        <Formulir id={idFormulir} form={form} onKirim={kirim} jaga={false}>
          {p.formulir(baris)}
        </Formulir>
      </DialogPenuh>
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
    </>
  )
}

function HapusRekaman<T extends Rekaman, N extends FieldValues>(
  p: RecordListProps<T, N> & { baris: T; onTutup: () => void }
) {
  const vendorId = useRekananId()
  const { simpan, sibuk } = useSimpan()
  const { showAlert } = useNotice()
  const hapus = async () => {
    try {
      await simpan(() => api.hapus(p.panggilan.hapus(p.baris, vendorId!)))
    } catch (failure) {
      const pesan = failure instanceof ApiError ? failure.message : ui.errors.server
      showAlert((p.pesan ?? PESAN).hapus(pesan))
    }
    p.onTutup()
  }
  return (
    <DialogKonfirmasi
      buka
      bahaya
      judul={ui.dialog.hapusJudul(p.namaBaris(p.baris))}
      tombol={ui.tombol.hapus}
      sibuk={sibuk}
      onYa={() => void hapus()}
      onBatal={p.onTutup}
    >
      {ui.dialog.hapusIsi}
    </DialogKonfirmasi>
  )
}
